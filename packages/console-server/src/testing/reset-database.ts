import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** More takes longer to write again than a copy of the database takes to make. */
const MOST_BYTES = 4_000_000

type Table = { name: string; bytes: number; columns: string[] }

/** Remembers what the tables hold, in the database itself, unless it is too much to write it again. */
export const keepContent = (db: Db): Promise<void> =>
  // One transaction: what it makes itself must not look as if it were made later.
  db.transaction().execute(async (trx) => {
    const tables = await tablesOf(trx)
    if (tables.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_BYTES) return
    const statements = [
      ...tables.map(clearOf),
      ...(await Promise.all(tables.map((table) => insertOf(trx, table)))).flat(),
      ...(await sequencesOf(trx)),
    ]
    const body = `begin ${statements.join('; ')}; end`
    await sql`create schema kept`.execute(trx)
    await sql`create function kept.restore() returns void language plpgsql
      set session_replication_role = replica as ${sql.lit(body)}`.execute(trx)
    const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(trx)
    await sql`create function kept.since() returns bigint language sql
      as ${sql.lit(`select ${rows[0]?.id}::bigint`)}`.execute(trx)
  })

const clearOf = ({ name }: Table): string =>
  `if pg_relation_size(${literal(name)}) > 0 then delete from ${quoted(name)}; end if`

const insertOf = async (db: Db, { name, columns }: Table): Promise<string[]> => {
  const { rows } = await sql<{ content: string | null }>`
    select json_agg(to_json(row))::text as content from ${sql.id(name)} as row`.execute(db)
  const content = rows[0]?.content
  if (!content) return []
  const list = columns.map(quoted).join()
  return [
    `insert into ${quoted(name)} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${quoted(name)}, ${literal(content)}::json)`,
  ]
}

const sequencesOf = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select sequencename::text as name from pg_sequences where schemaname = current_schema()`.execute(db)
  return Promise.all(
    rows.map(async ({ name }) => {
      // What the list says of one that hasn't been used yet leaves out where it will begin.
      const { rows: of } = await sql<{ next: string }>`
        select last_value || ', ' || is_called as next from ${sql.id(name)}`.execute(db)
      return `perform setval(${literal(name)}, ${of[0]?.next})`
    }),
  )
}

/**
 * Puts the tables back to what was kept of them. Connections of others are cut before.
 * @param own the name that this process's connections have
 * @returns false where that isn't possible: nothing was kept, something else than rows was changed, or there are too many
 */
export const resetContent = async (db: Db, own: string): Promise<boolean> =>
  db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isKept: boolean }>`
      select to_regprocedure('kept.restore()') is not null as is_kept, (
        select count(pg_terminate_backend(pid, 1000)) from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
        and (application_name <> ${own} or state <> 'idle')) as ended`.execute(connection)
    if (rows[0]?.isKept !== true) return false
    const changed = await sql<{
      isChanged: boolean
    }>`select ${sql.raw(CATALOGS.map(isNewer).join(' or '))} or (
      select sum(pg_relation_size(oid)) from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r') > ${MOST_BYTES} as is_changed`.execute(
      connection,
    )
    if (changed.rows[0]?.isChanged !== false) return false
    await sql`select kept.restore()`.execute(connection)
    return true
  })

/** Each change of a table, an index, a rule or a function writes a row in one of them. */
const CATALOGS = ['pg_class', 'pg_attribute', 'pg_index', 'pg_trigger', 'pg_proc', 'pg_constraint']

/** Numbers of transactions don't begin anew in the life of a test. */
const isNewer = (catalog: string): string =>
  `exists (select from ${catalog} where xmin::text::bigint > kept.since())`

const tablesOf = async (db: Db): Promise<Table[]> => {
  const { rows } = await sql<Table>`select relname::text as name, pg_relation_size(oid) as bytes, array(
      select attname::text from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
    from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' order by 1`.execute(
    db,
  )
  return rows
}

const quoted = (name: string): string => `"${name}"`
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`
