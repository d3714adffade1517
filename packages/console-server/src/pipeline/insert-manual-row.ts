import type { SisComponent } from '@edconsole/console-core/contract'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import { searchTextOf } from '../db/search-text.ts'

type NewRow = {
  lea: string
  schoolYear: number
  /** The row's key: its code or id. */
  sourceId: string
  data: Readonly<Record<string, unknown>>
  at: Date
}

/** A row that is made by hand; imports leave it alone, also when the SIS sends one with the same key. */
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
