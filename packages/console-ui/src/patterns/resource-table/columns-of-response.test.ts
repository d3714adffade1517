import { describe, expect, it } from 'vitest'
import type { Column } from './column.ts'
import { columnsOfResponse, readableName } from './columns-of-response.ts'

type Row = Record<string, unknown>
const column = (field: string, more: Partial<Column<Row>> = {}): Column<Row> => ({
  field,
  title: field,
  text: (row) => String(row[field]),
  ...more,
})
const declared = [
  column('id', { rowHeader: true }),
  column('name'),
  column('share', { from: ['accepted', 'read'] }),
  column('phone'),
]
const print = (columns: readonly Column<Row>[]) =>
  columns.map(({ title, hidden }) => (hidden ? `(${title})` : title)).join(', ')

describe('[ux 8.1] columns and what the answer holds', () => {
  it.each<[string, Row[], string]>([
    ['no rows say nothing', [], 'id, name, share, phone'],
    ['a field in no row leaves', [{ id: 1, name: 'North' }], 'id, name'],
    ['a field in one row is enough, empty or not', [{ id: 1 }, { id: 2, name: null }], 'id, name'],
    ['a column made of others needs one of them', [{ id: 1, read: 4 }], 'id, share'],
    [
      'other plain fields are offered',
      [{ id: 1, siteCode: '0412', isActive: true }],
      'id, (Site code), (Is active)',
    ],
    ['lists and records are not', [{ id: 1, tags: ['a'], meta: { a: 1 } }], 'id'],
    [
      'nor what is plain in some rows alone',
      [
        { id: 1, meta: 'a' },
        { id: 2, meta: {} },
        { id: 3, meta: 'b' },
      ],
      'id',
    ],
  ])('%s', (_, rows, expected) => {
    expect(print(columnsOfResponse(declared, rows))).toBe(expected)
  })

  it('numbers stand at the end, and what is missing is empty', () => {
    const added = columnsOfResponse(declared, [
      { id: 1, minutes: null },
      { id: 2, minutes: 41 },
    ]).at(-1)
    expect(added?.align).toBe('end')
    expect(added?.text({ id: 1, minutes: null })).toBe('')
  })
})

it.each([
  ['siteCode', 'Site code'],
  ['SCHOOL_CD', 'School cd'],
  ['stateStudentId', 'State student ID'],
  ['studentID', 'Student ID'],
  ['sisProviderName', 'SIS provider name'],
  ['id', 'ID'],
  ['line2', 'Line2'],
  ['_', '_'],
])('[ux 8.1] the field %s reads "%s"', (field, name) => {
  expect(readableName(field)).toBe(name)
})
