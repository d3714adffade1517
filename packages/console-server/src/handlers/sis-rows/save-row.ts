import type { SisRows } from '@edconsole/console-core/contract'
import { answeredRow, type StoredRow } from '../../db/answered-row.ts'
import { json } from '../../db/schema/columns.ts'
import type { Db } from '../../db/schema.ts'
import { searchTextOf } from '../../db/search-text.ts'
import { keptAfter } from './kept-fields.ts'

/** Writes changes of a locked row, and says how the row now answers. */
export const saveRow = async <Component extends 'sites' | 'staff'>(
  trx: Db,
  component: Component,
  stored: StoredRow,
  { changes, at }: { changes: Readonly<Record<string, unknown>>; at: Date },
): Promise<SisRows[Component]> => {
  const before = answeredRow(component, stored)
  const { isActive = stored.isActive, keptFields: _, ...fields } = changes
  const keptFields = keptAfter(component, before, changes)
  const givenBack = before.keptFields.some((name) => !keptFields.includes(name))
  const data = { ...stored.data, ...fields, keptFields }
  const columns = { isActive: isActive === true, dateLastModified: at.toISOString() }
  await trx
    .updateTable('sisRows')
    .set({
      ...columns,
      data: json(data),
      searchText: searchTextOf(component, data),
      // Unlike that of any row: the next import sets again what was given back.
      ...(givenBack ? { hash: '' } : {}),
    })
    .where('id', '=', stored.id)
    .execute()
  return answeredRow(component, { ...stored, ...columns, data })
}
