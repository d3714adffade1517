import { expect, it } from 'vitest'
import { partMessages } from '../../../parts/messages.ts'
import { filtersOfTable } from './filters-of-table.ts'
import { tableViewerMessages } from './messages.ts'
import type { TableId } from './table-field.ts'
import { TABLES } from './tables.ts'

const sites = [{ siteCode: '0412', siteName: 'Quailridge K-8', isActive: true }]
const ids = Object.keys(TABLES) as TableId[]
const load = async (id: TableId) => {
  const table = await TABLES[id].load()
  const { yesNo } = partMessages
  return { table, filters: filtersOfTable(table, { sites, years: [2026], m: tableViewerMessages, yesNo }) }
}

it.each(ids)(
  '[R46] %s takes the values of what the server groups from the server, of any kind',
  async (id) => {
    const { table, filters } = await load(id)
    const { facets = [], filterable = [] } = table.operation.list ?? {}
    const offered = new Set(filters.map(({ field }) => field))
    for (const field of facets.filter((one) => offered.has(one))) {
      expect(filters.find((spec) => spec.field === field)).toMatchObject({ kind: 'choice', fromServer: true })
    }
    expect([...offered].filter((field) => !filterable.includes(field))).toEqual([])
    expect(offered.size).toBe(filters.length)
    expect(offered).not.toContain('schoolYear')
  },
)

it.each([
  ['table-students', 'siteCode', { options: [{ value: '0412', label: '0412 Quailridge K-8' }] }],
  ['table-gradebooks', 'category', { options: [] }],
  ['table-attendance', 'attendanceDate', { kind: 'since', of: 'day' }],
  ['table-students', 'stateStudentId', { kind: 'text' }],
  ['table-students', 'hasSection', { kind: 'choice', label: 'In a section' }],
] as const)('[ux 9.11] of %s, %s is offered by its kind', async (id, field, expected) => {
  const { filters } = await load(id)
  expect(filters.find((spec) => spec.field === field)).toMatchObject(expected)
})
