import { sql } from 'kysely'
import { isLockTimeout } from './database-errors.ts'
import type { Db } from './schema.ts'
import { LOG_TABLES, type LogTable } from './table-owners.ts'

type Log = LogTable & { readonly table: string }

/** A part of a log: what is older than `ends`, and not older than `starts` where it says so. */
type Partition = { name: string; starts: string | null; ends: string }

/** Months and years that are ready before they begin. */
const AHEAD = 1
/** An arbitrary advisory lock number: one server at a time makes and drops partitions. */
const LOCK = 4_120_734
/**
 * How long others may hold up a change of partitions, and it them. Shorter than the second after which PostgreSQL looks for
 * deadlocks, so that it is never somebody else's work that is given up.
 */
const PATIENCE = '500ms'

const LOGS: readonly Log[] = [...LOG_TABLES].map(([table, { time, every, isCounted }]) => ({
  table,
  time,
  every,
  isCounted,
}))

/**
 * Makes the partitions of logs for this month or year, the next one, and those of lines that came without one. What others
 * hold up is left for the next time.
 * @param since the first one, where lines of many are about to come
 */
export const makeLogPartitions = async (db: Db, now: Date, since = now): Promise<void> => {
  for (const log of LOGS) {
    const missing = await missingStarts(db, log, { now, since })
    for (const start of missing) await unlessHeldUp(db, (trx) => makePartition(trx, log, start))
    // The database looks by itself at how rows are spread in each partition, but never over all of them.
    if (missing.length > 0) await sql`analyze ${sql.id(log.table)}`.execute(db)
  }
}

/** Drops what of a log lies wholly before a time, with its space on the disk. */
export const dropLogPartitions = async (db: Db, table: string, before: Date): Promise<void> => {
  const log = LOGS.find((one) => one.table === table)
  if (!log) throw new Error(`${table} is no log.`)
  for (const { name, ends } of await partitionsOf(db, log))
    if (new Date(ends) <= before) await unlessHeldUp(db, (trx) => dropPartition(trx, log, name))
}

const unlessHeldUp = async (db: Db, change: (trx: Db) => Promise<void>): Promise<void> => {
  try {
    await db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = ${sql.lit(PATIENCE)}`.execute(trx)
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
      await change(trx)
    })
  } catch (error) {
    if (!isLockTimeout(error)) throw error
  }
}

/** When the month or year of a time begins, or a later one. */
const startOf = (time: Date, every: Log['every'], later = 0): Date =>
  every === 'month'
    ? new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + later, 1))
    : new Date(Date.UTC(time.getUTCFullYear() + later, 0, 1))

const startsFrom = (since: Date, now: Date, every: Log['every']): number[] => {
  const last = startOf(now, every, AHEAD)
  const starts: number[] = []
  for (let start = startOf(since, every); start <= last; start = startOf(start, every, 1))
    starts.push(start.getTime())
  return starts
}

const missingStarts = async (
  db: Db,
  log: Log,
  { now, since }: { now: Date; since: Date },
): Promise<Date[]> => {
  const { rows } = await sql<{ start: string }>`
    select distinct date_trunc(${sql.lit(log.every)}, ${sql.id(log.time)}, 'UTC') as start
    from ${sql.id(`${log.table}_default`)}`.execute(db)
  const there = await partitionsOf(db, log)
  const wanted = new Set([
    ...rows.map(({ start }) => Date.parse(start)),
    ...startsFrom(since, now, log.every),
  ])
  const isThere = (start: number) =>
    there.some(
      ({ starts, ends }) => start < Date.parse(ends) && (starts === null || start >= Date.parse(starts)),
    )
  return [...wanted].filter((start) => !isThere(start)).map((start) => new Date(start))
}

const partitionsOf = async (db: Db, { table }: Log): Promise<Partition[]> => {
  const { rows } = await sql<Partition>`
    select name, substring(bounds from 'FROM \\(''([^'']+)''\\)')::timestamptz as starts,
      substring(bounds from 'TO \\(''([^'']+)''\\)')::timestamptz as ends
    from (select c.relname::text as name, pg_get_expr(c.relpartbound, c.oid) as bounds
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = ${table}::regclass) as parts
    where bounds <> 'DEFAULT' order by ends`.execute(db)
  return rows
}

/** Lines leave the default partition before the new one counts: it may hold none that belongs there. */
const makePartition = async (trx: Db, { table, time, every }: Log, start: Date): Promise<void> => {
  const name = `${table}_${start
    .toISOString()
    .slice(0, every === 'month' ? 7 : 4)
    .replace('-', '_')}`
  const [from, until] = [start, startOf(start, every, 1)].map((at) => sql.lit(at.toISOString()))
  const { rows: made } = await sql`select where to_regclass(${name}) is not null`.execute(trx)
  if (made.length > 0) return
  const [own, waiting] = [sql.id(name), sql.id(`${table}_default`)]
  await sql`lock table ${waiting} in access exclusive mode`.execute(trx)
  await sql`create table ${own} (like ${sql.id(table)}
    including defaults including constraints including generated including storage)`.execute(trx)
  const { rows: columns } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    trx,
  )
  const list = sql.join(columns.map((column) => sql.id(column.name)))
  // They stay in the log: its rule against deletions is about something else.
  await sql`select set_config('edconsole.erases', 'yes', true)`.execute(trx)
  await sql`with moved as (
      delete from ${waiting} where ${sql.id(time)} >= ${from} and ${sql.id(time)} < ${until} returning ${list})
    insert into ${own} (${list}) select ${list} from moved`.execute(trx)
  await sql`alter table ${sql.id(table)} attach partition ${own}
    for values from (${from}) to (${until})`.execute(trx)
}

const dropPartition = async (trx: Db, { table, isCounted }: Log, name: string): Promise<void> => {
  const own = sql.id(name)
  const { rows: there } = await sql`select where to_regclass(${name}) is not null`.execute(trx)
  if (there.length === 0) return
  if (isCounted) {
    await sql`lock table ${own} in share mode`.execute(trx)
    await sql`insert into row_counts (lea, scope, row_count, changes)
      select lea, ${table}, -count(*), 1 from ${own} group by lea`.execute(trx)
  }
  await sql`drop table ${own}`.execute(trx)
}
