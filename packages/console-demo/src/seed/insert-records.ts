import type { Db } from '@edconsole/console-server/internal'
import { sql } from 'kysely'

const CHUNK = 2000

/** Many rows in one statement each. All records have the columns of the first; other columns get their defaults. */
export const insertRecords = async (db: Db, table: string, records: readonly object[]): Promise<void> => {
  const rows = records.map((record) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [snakeCase(name), value])),
  )
  const names = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))
  for (let from = 0; from < rows.length; from += CHUNK)
    await sql`insert into ${sql.table(table)} (${names}) select ${names} from json_populate_recordset(
      null::${sql.table(table)}, ${JSON.stringify(rows.slice(from, from + CHUNK))}::json)`.execute(db)
}

const columns = new Map<string, string>()

const snakeCase = (name: string): string => {
  const known = columns.get(name)
  if (known) return known
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  columns.set(name, column)
  return column
}
