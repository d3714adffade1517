import type { SisComponent } from '@edconsole/console-core/contract'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import { searchTextOf } from '../db/search-text.ts'

type NewRow = {
  lea: string
  schoolYear: number
  /** The row's key: its code or ID. */
  sourceId: string
  data: Readonly<Record<string, unknown>>
  at: Date
}

/** Inserts a manually added row. Imports don't touch it, even if the SIS sends the same key. */
export const insertManualRow = async (trx: Db, component: SisComponent, row: NewRow): Promise<number> => {
  const { data, at, ...key } = row
  const { id } = await trx
    .insertInto('sisRows')
    .values({
      ...key,
      component,
      data: json(data),
      hash: '',
      searchText: searchTextOf(component, data),
      isManual: true,
      dateLastModified: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
