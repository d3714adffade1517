import type { Query } from '@edconsole/console-core'
import { describe, expect, it } from 'vitest'
import type { FilterSpec } from '../filter-spec.ts'
import {
  changeTableState,
  readTableState,
  type TableChange,
  type TableState,
  writeTableState,
} from './table-state.ts'

const filters: FilterSpec[] = [
  {
    kind: 'choice',
    field: 'status',
    label: 'Status',
    options: [
      { value: 'failed', label: 'Failed' },
      { value: 'held', label: 'Held for review' },
    ],
  },
  {
    kind: 'choice',
    field: 'source',
    label: 'Source',
    whole: true,
    options: [
      { value: 'api', label: 'API' },
      { value: 'upload', label: 'Upload' },
    ],
  },
  { kind: 'text', field: 'name', label: 'Name', mayBeEmpty: true },
  { kind: 'number', field: 'rows', label: 'Rows' },
  { kind: 'choice', field: 'cause', label: 'Cause', options: [], open: true },
  {
    kind: 'since',
    field: 'startedAt',
    label: 'Started',
    options: [{ days: 30, label: 'Last 30 days' }],
    defaultDays: 30,
  },
  {
    kind: 'choice',
    field: 'open',
    label: 'Open',
    options: [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ],
    defaultValues: ['true'],
  },
  { kind: 'flag', field: 'recordsRejected', label: 'With rejections', operator: { gte: 1 } },
]
const rules = { sortable: ['startedAt', 'batchId'], filters }
const today = { now: new Date('2026-09-14T12:14:00Z'), timeZone: 'America/New_York' }
const write = (query: Query, savedSize = 25) =>
  writeTableState(query, readTableState(query, rules), { ...rules, savedSize, today })

describe('[R16] the state of a list in the address', () => {
  it.each([
    ['nothing', {}],
    ['a page', { page: '2' }],
    ['a size that is not the saved one', { size: '100' }],
    ['an order', { sort: { startedAt: 'asc' } }],
    ['a search', { search: 'aeries' }],
    ['a saved view', { view: '12', search: 'aeries' }],
    ['a choice', { filter: { status: ['failed', 'held'] } }],
    ['a value that its options do not list yet', { filter: { cause: ['SITE_NOT_FOUND:SCHOOL_CD'] } }],
    ['a day', { filter: { startedAt: { gte: '2026-09-07' } } }],
    ['a default that was switched off', { filter: { startedAt: 'any' } }],
    ['a default choice that was switched off', { filter: { open: 'any' } }],
    ['another choice than the default', { filter: { open: ['false'] } }],
    ['a flag', { filter: { recordsRejected: { gte: '1' } } }],
    ['a day before which', { filter: { startedAt: { lt: '2026-09-07' } } }],
    ['a day after which', { filter: { startedAt: { gt: '2026-09-07' } } }],
    ['two days between which', { filter: { startedAt: { gte: '2026-09-01', lte: '2026-09-07' } } }],
    ['what it is not', { filter: { source: { not: ['api'] } } }],
    ['a part of a text', { filter: { name: { contains: 'north' } } }],
    ['a whole text', { filter: { name: ['North High'] } }],
    ['a number', { filter: { rows: ['12'] } }],
    ['numbers between', { filter: { rows: { gte: '-1', lte: '2.5' } } }],
    ['no value at all', { filter: { name: { empty: 'true' } } }],
    ['any value', { filter: { name: { empty: 'false' } } }],
    ['keys of somebody else', { row: '1204', m: '1' }],
  ])('comes back as it was written: %s', (_, query) => {
    expect(write(query)).toEqual(query)
  })

  it.each<[string, Query]>([
    ['page 0', { page: '0' }],
    ['a page that is no number', { page: '1e3' }],
    ['page 1', { page: '1' }],
    ['a saved view that is no number', { view: 'mine' }],
    ['a size that is not offered', { size: '26' }],
    ['an order by a column that cannot be sorted', { sort: { source: 'asc' } }],
    ['an order by two columns', { sort: { startedAt: 'asc', batchId: 'asc' } }],
    ['an unknown direction', { sort: { startedAt: 'up' } }],
    ['an order that is text', { sort: 'startedAt' }],
    ['an unknown filter', { filter: { color: ['red'] } }],
    ['an unknown value', { filter: { status: ['melted'] } }],
    ['a day that does not exist', { filter: { startedAt: { gte: '2026-02-30' } } }],
    ['the default day', { filter: { startedAt: { gte: '2026-08-15' } } }],
    ['the default choice', { filter: { open: ['true'] } }],
    ['"any" where nothing applies by itself', { filter: { status: 'any' } }],
    ['another number than the flag has', { filter: { recordsRejected: { gte: '7' } } }],
    ['"is not" where rows may have none of the values', { filter: { status: { not: ['failed'] } } }],
    ['"is not" of all values', { filter: { source: { not: ['api', 'upload'] } } }],
    ['an operator that its kind does not have', { filter: { rows: { contains: '1' } } }],
    ['an operator that nobody has', { filter: { startedAt: { like: '2026-09-07' } } }],
    ['one good and one bad bound', { filter: { startedAt: { gte: '2026-09-07', lte: 'soon' } } }],
    ['no bound', { filter: { rows: {} } }],
    ['a number that is text', { filter: { rows: ['many'] } }],
    ['an empty text', { filter: { name: { contains: ' ' } } }],
    ['"is empty" where every row has a value', { filter: { rows: { empty: 'true' } } }],
    ['"is empty" that is neither yes nor no', { filter: { name: { empty: '1' } } }],
    ['"is empty" beside a bound', { filter: { name: { empty: 'true', contains: 'a' } } }],
    ['filters that are text', { filter: 'status' }],
    ['a list where text belongs', { search: ['a', 'b'] }],
  ])('leaves out without an error: %s', (_, query) => {
    expect(write(query)).toEqual({})
  })

  it('[S7] a search is cut where its field ends, so that a long address has rows', () => {
    expect(write({ search: 'x'.repeat(400) })).toEqual({ search: 'x'.repeat(200) })
  })

  it('[R29] a size stands in the address only when it differs from the saved one', () => {
    expect(write({ size: '50' }, 50)).toEqual({})
    expect(write({ size: '25' }, 50)).toEqual({ size: '25' })
  })
})

const before: TableState = {
  page: 4,
  size: undefined,
  sort: { field: 'startedAt', direction: 'asc' },
  filters: { status: ['failed'] },
  search: 'aeries',
}

describe('[ux 8.3] changing a list', () => {
  it.each<[TableChange, Partial<TableState>]>([
    [
      { kind: 'filter', field: 'source', chosen: ['api'] },
      { filters: { status: ['failed'], source: ['api'] } },
    ],
    [{ kind: 'filter', field: 'status', chosen: undefined }, { filters: {} }],
    [{ kind: 'search', search: ' q ' }, { search: 'q' }],
    [{ kind: 'sort', sort: undefined }, { sort: undefined }],
    [{ kind: 'size', size: 50 }, { size: 50 }],
    [{ kind: 'clear' }, { filters: {}, search: '' }],
    [
      { kind: 'show-all', defaults: ['startedAt'] },
      { filters: { startedAt: 'any' }, search: '' },
    ],
  ])('%o returns to page 1 in the same step', (change, expected) => {
    expect(changeTableState(before, change)).toEqual({ ...before, ...expected, page: 1 })
  })

  it('a page leaves everything else as it is', () => {
    expect(changeTableState(before, { kind: 'page', page: 2 })).toEqual({ ...before, page: 2 })
  })
})
