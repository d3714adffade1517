import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { copiedLine } from '../db/copy-rows.ts'
import { OWN_TABLES } from '../db/migrations/index.ts'
import type { Db } from '../db/schema.ts'

/** A table with the columns that hold what can't be computed again. */
export type BackupTable = {
  /** As statements name it, with the schema where that isn't the server's own. */
  readonly name: string
  readonly columns: readonly string[]
}

/**
 * Lists the tables of the console, and those of instances, as the database has them. Staged rows of running imports are left
 * out, as a crash may empty their table anyway.
 */
export const tablesOf = async (db: Db): Promise<BackupTable[]> => {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select case when n.nspname = current_schema() then c.relname else n.nspname || '.' || c.relname end as name,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p' and (
      (n.nspname = current_schema() and c.relname = any(${[...OWN_TABLES]}::text[]))
      or (n.nspname ~ '^instance_[0-9]+$' and c.relname = any(${[...INSTANCE_TABLES]}::text[])))
    group by 1 order by 1`.execute(db)
  return rows
}

const INSTANCE_TABLES = ['districts', 'sis_rows', 'products'] as const

/** The number of the instance that a table belongs to; undefined for the server's own. */
export const instanceOf = ({ name }: Pick<BackupTable, 'name'>): number | undefined => {
  const [, id] = /^instance_(\d{1,9})\./.exec(name) ?? []
  return id === undefined ? undefined : Number(id)
}

/** Rows that are fetched at a time: enough to be quick, and few enough for any memory. */
const FETCHED = 2000

/** Makes both engines, and servers with other settings, write and read values alike. */
export const writeValuesAlike = async (trx: Db): Promise<void> => {
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO, YMD'",
    "intervalstyle = 'postgres'",
    "bytea_output = 'hex'",
    'extra_float_digits = 1',
  ])
    await sql.raw(`set local ${setting}`).execute(trx)
}

/** Reads the rows of a table as lines of COPY without their line feeds, a part of them at a time. Needs a transaction. */
export async function* linesOf(trx: Db, { name, columns }: BackupTable): AsyncGenerator<string[]> {
  const values = columns.map((column, at) => sql`${sql.id(column)}::text as ${sql.id(`c${at}`)}`)
  await sql`declare backup_rows no scroll cursor for select ${sql.join(values)} from ${tableId(name)}`.execute(
    trx,
  )
  try {
    for (;;) {
      const { rows } = await sql<Record<string, string | null>>`
        fetch ${sql.lit(FETCHED)} from backup_rows`.execute(trx)
      if (rows.length === 0) return
      yield rows.map((row) => copiedLine(columns.map((_, at) => row[`c${at}`] ?? null)))
    }
  } finally {
    await sql`close backup_rows`.execute(trx)
  }
}

/** Refers to a table by its name, with or without a schema. */
export const tableId = (name: string) => sql.id(...name.split('.'))

/** What of a table's rows has to be the same after a restore, in whatever order they come. */
export type RowsSum = { readonly rows: number; readonly checksum: string }

/** Adds up rows: how many, and the sum of their hashes. */
export const rowsSummer = () => {
  let rows = 0
  let sum = 0n
  return {
    add: (line: string): void => {
      rows += 1
      sum += hash('sha256', line, 'buffer').readBigUInt64BE()
    },
    sum: (): RowsSum => ({ rows, checksum: BigInt.asUintN(64, sum).toString(16).padStart(16, '0') }),
  }
}
