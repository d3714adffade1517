import { expect, it } from 'vitest'
import type { TableId } from '../viewer/table-field.ts'
import { TABLES } from '../viewer/tables.ts'
import { filterOf, RELATED } from './related.ts'

const pairs = Object.entries(RELATED).flatMap(([id, all]) => all.map((one) => [id as TableId, one] as const))

it.each(pairs)(
  '%s finds its rows by fields that exist, in a list that can be filtered by them',
  async (id, related) => {
    const [own, other] = await Promise.all([TABLES[id].load(), TABLES[related.table].load()])
    const filterable = other.operation.list?.filterable ?? []
    const key = other.operation.list?.key
    for (const [field, from] of Object.entries(related.by)) {
      expect([...filterable, key]).toContain(field)
      expect(own.fields.map(({ field }) => field)).toContain(from)
    }
  },
)

it('a record without the value that would name its rows has none to ask for', () => {
  const related = { table: 'table-sections', by: { sectionId: 'sectionId', siteCode: 'siteCode' } } as const
  expect(filterOf(related, { sectionId: '10', siteCode: '0412' })).toEqual({
    sectionId: '10',
    siteCode: '0412',
  })
  expect(filterOf(related, { sectionId: '10', siteCode: null })).toBeNull()
})
