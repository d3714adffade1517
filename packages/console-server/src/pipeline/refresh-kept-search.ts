import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { searchTextOf } from '../db/search-text.ts'

type Range = { etlStatusId: number; component: string; from: number; to: number }

/** A row with kept fields is found by what it shows, not by what the file says. They are few. */
export const refreshKeptSearch = async (
  trx: Db,
  { etlStatusId, component, from, to }: Range,
): Promise<void> => {
  const { rows } = await sql<{ id: number; data: Record<string, unknown> }>`
    select r.id, r.data from import_staged s join sis_rows r on r.id = s.row_id
    where s.etl_status_id = ${etlStatusId}::bigint and s.id >= ${from}::bigint and s.id < ${to}::bigint
      and s.action = 'update' and jsonb_array_length(r.data -> 'keptFields') > 0`.execute(trx)
  for (const { id, data } of rows)
    await trx
      .updateTable('sisRows')
      .set({ searchText: searchTextOf(component, data) })
      .where('id', '=', id)
      .execute()
}
