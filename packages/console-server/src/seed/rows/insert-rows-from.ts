import type { SisComponent } from '@edconsole/console-core/contract'
import { DATABASE_COLUMNS } from '@edconsole/console-core/import-rules'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { SIS_LISTS } from '../../db/sis-lists.ts'

/**
 * Stores rows that the database makes by itself. `made` selects `lea`, `school_year` and `data`; the key of a row and the
 * text that it is found by follow from its fields, as they do in an import. Its hash is that of no row: an import of the
 * same records stores them anew.
 */
export const insertRowsFrom = async (
  trx: Db,
  component: SisComponent,
  made: RawBuilder<unknown>,
  at: Date,
): Promise<void> => {
  // Without the offset the database would make `data` once for each of its fields that is read.
  await sql`
    insert into sis_rows (lea, component, school_year, source_id, data, hash, search_text, date_last_modified)
    select lea, ${component}, school_year, ${keyOf(component)}, data, '', ${searchTextOf(component)}, ${at}::timestamptz
    from (${made} offset 0) as made`.execute(trx)
}

const keyOf = (component: SisComponent): RawBuilder<unknown> =>
  sql.join(
    DATABASE_COLUMNS[component]
      .filter(({ isKey }) => isKey)
      .map(({ columnName }) => sql`coalesce(data->>${sql.lit(columnName)}, '')`),
    sql` || '/' || `,
  )

const searchTextOf = (component: SisComponent): RawBuilder<unknown> => {
  const fields = SIS_LISTS[component].list?.searchable ?? []
  return sql`lower(concat_ws(chr(10), ${sql.join(fields.map((name) => sql`data->>${sql.lit(name)}`))}))`
}
