import { describe, expect, it } from 'vitest'
import type { FilterSpec } from '../filter-spec.ts'
import { activeFilters, differsFromDefault } from './active-filters.ts'
import { listQueryOf } from './list-query-of.ts'
import type { TableState } from './table-state.ts'

const filters: FilterSpec[] = [
  {
    kind: 'choice',
    field: 'status',
    label: 'Status',
    options: [
      { value: 'failed', label: 'Failed' },
      { value: 'running', label: 'Running', standsFor: ['extracting', 'loading'] },
    ],
  },
  {
    kind: 'since',
    field: 'startedAt',
    label: 'Started',
    options: [
      { days: 7, label: 'Last 7 days' },
      { days: 30, label: 'Last 30 days' },
    ],
    defaultDays: 30,
  },
  { kind: 'flag', field: 'recordsRejected', label: 'With rejections', operator: { gte: 1 } },
]
const today = { now: new Date('2026-09-14T03:00:00Z'), timeZone: 'America/New_York' }
const plain: TableState = { page: 1, size: undefined, sort: undefined, filters: {}, search: '' }
const ask = (state: Partial<TableState>, fixedFilter?: Record<string, number>) =>
  listQueryOf(
    { ...plain, ...state },
    {
      filters,
      size: 25,
      defaultSort: { field: 'startedAt', direction: 'desc' },
      today,
      ...(fixedFilter && { fixedFilter }),
    },
  )

describe('what a list asks of the server', () => {
  it('[R16] starts with its own order and its default filters, days counted in Eastern time', () => {
    expect(ask({})).toEqual({
      limit: 25,
      offset: 0,
      sort: { startedAt: 'desc' },
      // 11 PM on the 13th in New York, so thirty days back is the 14th of August, at its midnight there.
      filter: { startedAt: { gte: '2026-08-14T04:00:00.000Z' } },
    })
  })

  it('sends page, order, search and every chosen filter', () => {
    expect(
      ask({
        page: 3,
        sort: { field: 'status', direction: 'asc' },
        search: 'q',
        filters: { status: ['failed'], startedAt: 'any', recordsRejected: { gte: '1' } },
      }),
    ).toEqual({
      limit: 25,
      offset: 50,
      sort: { status: 'asc' },
      filter: { status: ['failed'], recordsRejected: { gte: '1' } },
      search: 'q',
    })
  })

  it('[R44] asks for every value that a choice stands for', () => {
    expect(ask({ filters: { startedAt: 'any', status: ['running', 'failed'] } }).filter).toEqual({
      status: ['extracting', 'loading', 'failed'],
    })
  })

  it('lets a fixed filter win over a chosen one', () => {
    expect(ask({ filters: { startedAt: 'any' } }, { batchId: 7 }).filter).toEqual({ batchId: 7 })
  })
})

describe('[ux 8.2] chips', () => {
  it.each<[TableState['filters'], string[]]>([
    [{}, ['Started Last 30 days']],
    [{ startedAt: { gte: '2026-09-06' } }, ['Started Last 7 days']],
    [{ startedAt: { gte: '2026-01-02' } }, ['Started Since 01/02/2026']],
    [{ startedAt: 'any', status: ['failed'] }, ['Status Failed']],
    [{ startedAt: 'any', recordsRejected: { gte: '1' } }, ['With rejections']],
  ])('%o', (chosen, expected) => {
    const chips = activeFilters(chosen, filters, today)
    expect(chips.map((c) => `${c.spec.label} ${c.description}`.trim())).toEqual(expected)
  })

  it('"Clear filters" is offered only when something differs from the default', () => {
    expect(differsFromDefault(plain, filters, today)).toBe(false)
    expect(
      differsFromDefault({ ...plain, filters: { startedAt: { gte: '2026-08-14' } } }, filters, today),
    ).toBe(false)
    expect(differsFromDefault({ ...plain, filters: { startedAt: 'any' } }, filters, today)).toBe(true)
    expect(differsFromDefault({ ...plain, search: 'q' }, filters, today)).toBe(true)
  })
})
