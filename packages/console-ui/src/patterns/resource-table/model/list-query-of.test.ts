import { describe, expect, it } from 'vitest'
import type { FilterSpec } from '../filter-spec.ts'
import { tableMessages } from '../messages.ts'
import { activeFilters, differsFromDefault } from './active-filters.ts'
import { describeChosen, type FilterChosen } from './filter-value.ts'
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

  it.each<[string, FilterChosen, [string | undefined, string | undefined]]>([
    ['on a day', { gte: '2026-09-01', lte: '2026-09-01' }, ['2026-09-01T04', '2026-09-02T04']],
    ['before a day', { lt: '2026-09-01' }, [undefined, '2026-09-01T04']],
    ['after a day', { gt: '2026-09-01' }, ['2026-09-02T04', undefined]],
    [
      'between days, both included',
      { gte: '2026-09-01', lte: '2026-09-03' },
      ['2026-09-01T04', '2026-09-04T04'],
    ],
  ])('[ux 8.2] asks for instants %s, as Eastern time counts', (_, startedAt, [from, to]) => {
    const rest = ':00:00.000Z'
    expect(ask({ filters: { startedAt } }).filter).toEqual({
      startedAt: { ...(from && { gte: from + rest }), ...(to && { lt: to + rest }) },
    })
  })

  it.each<[FilterSpec, FilterChosen, unknown]>([
    [
      { kind: 'since', field: 'f', label: 'F', options: [], of: 'day' },
      { lt: '2026-09-01' },
      { lt: '2026-09-01' },
    ],
    [{ kind: 'text', field: 'f', label: 'F' }, { contains: 'ab' }, { contains: 'ab' }],
    [{ kind: 'text', field: 'f', label: 'F' }, ['ab'], ['ab']],
    [
      { kind: 'number', field: 'f', label: 'F' },
      { gte: '2', lte: '5' },
      { gte: '2', lte: '5' },
    ],
  ])('[ux 8.2] passes %o on as it is', (spec, chosen, expected) => {
    const { filter } = listQueryOf(
      { ...plain, filters: { f: chosen } },
      { filters: [spec], size: 25, defaultSort: undefined, today },
    )
    expect(filter).toEqual({ f: expected })
  })

  it.each<[FilterSpec]>([
    [{ kind: 'since', field: 'f', label: 'F', options: [], mayBeEmpty: true }],
    [{ kind: 'text', field: 'f', label: 'F', mayBeEmpty: true }],
    [{ kind: 'choice', field: 'f', label: 'F', options: [], mayBeEmpty: true }],
  ])('[ux 8.2] asks whether there is a value: %o', (spec) => {
    const context = { filters: [spec], size: 25, defaultSort: undefined, today }
    for (const empty of ['true', 'false'] as const) {
      expect(listQueryOf({ ...plain, filters: { f: { empty } } }, context).filter).toEqual({
        f: { empty: empty === 'true' },
      })
      expect(describeChosen(spec, { empty }, today, tableMessages.filters)).toEqual({
        operator: empty === 'true' ? 'is empty' : 'is not empty',
        value: '',
      })
    }
  })

  it('[ux 8.2] "is not" asks for all others, which the server can look for', () => {
    expect(ask({ filters: { startedAt: 'any', status: { not: ['failed'] } } }).filter).toEqual({
      status: ['extracting', 'loading'],
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
    [{ startedAt: { lt: '2026-09-07' } }, ['Started before 09/07/2026']],
    [{ startedAt: { gt: '2026-09-07' } }, ['Started after 09/07/2026']],
    [{ startedAt: { gte: '2026-09-07', lte: '2026-09-07' } }, ['Started 09/07/2026']],
    [{ startedAt: { gte: '2026-09-01', lte: '2026-09-07' } }, ['Started between 09/01/2026 and 09/07/2026']],
    [{ startedAt: 'any', status: { not: ['failed'] } }, ['Status is not Failed']],
  ])('%o', (chosen, expected) => {
    const chips = activeFilters(chosen, filters, today)
    const texts = chips.map(({ spec, chosen }) => {
      const { operator, value } = describeChosen(spec, chosen, today, tableMessages.filters)
      return [spec.label, operator, value].filter(Boolean).join(' ')
    })
    expect(texts).toEqual(expected)
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
