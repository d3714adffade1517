import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { refusalReason } from '../db/database-errors.ts'
import type { Db } from '../db/schema.ts'

/** A staged row that the database refused. */
export type RefusedRow = {
  sourceId: string
  action: 'insert' | 'update'
  /** For people: the database's own message may reveal values and table names. */
  reason: string
  data: Record<string, unknown>
}

type Ranges = {
  lea: string
  etlStatusId: number
  /** Loads the staged rows within a range of IDs. */
  load: (from: number, to: number) => Promise<void>
  /** Gives up after more refused rows than this. */
  most: number
}

const CHUNK = 1000

/**
 * Loads a component's staged rows in chunks, yielding after each, because the embedded engine blocks this thread. A
 * refused row is found by bisecting its chunk, and skipped.
 */
export const loadRanges = async (
  trx: Db,
  { lea, etlStatusId, load, most }: Ranges,
): Promise<RefusedRow[]> => {
  const refused: RefusedRow[] = []
  const tryRange = async (from: number, to: number): Promise<void> => {
    if (refused.length > most) return
    await sql`savepoint load_range`.execute(trx)
    try {
      await load(from, to)
      await sql`release savepoint load_range`.execute(trx)
    } catch (error) {
      const reason = refusalReason(error)
      if (reason === undefined) throw error
      await sql`rollback to savepoint load_range`.execute(trx)
      await sql`release savepoint load_range`.execute(trx)
      if (to - from === 1)
        return void refused.push(...(await leaveOut(trx, { lea, etlStatusId, id: from, reason })))
      const middle = from + Math.floor((to - from) / 2)
      await tryRange(from, middle)
      await tryRange(middle, to)
    }
  }
  const { first, last } = await range(trx, lea, etlStatusId)
  for (let from = first; from <= last && refused.length <= most; from += CHUNK) {
    await tryRange(from, Math.min(from + CHUNK, last + 1))
    await setImmediate()
  }
  return refused
}

const range = async (trx: Db, lea: string, etlStatusId: number): Promise<{ first: number; last: number }> => {
  const found = await trx
    .selectFrom('importStaged')
    .select(({ fn }) => [fn.min<number>('id').as('first'), fn.max<number>('id').as('last')])
    .where('lea', '=', lea)
    .where('etlStatusId', '=', etlStatusId)
    .where('action', 'in', ['insert', 'update'])
    .executeTakeFirst()
  return { first: found?.first ?? 1, last: found?.last ?? 0 }
}

/** Keeps the row's key, so that the stored row doesn't count as missing. */
type Refusal = Pick<Ranges, 'lea' | 'etlStatusId'> & { id: number; reason: string }

const leaveOut = async (trx: Db, { lea, etlStatusId, id, reason }: Refusal): Promise<RefusedRow[]> => {
  const { rows } = await sql<Omit<RefusedRow, 'reason'>>`
    update import_staged s set action = 'refused', data = null, new_record = null from import_staged was
    where s.lea = ${lea} and s.etl_status_id = ${etlStatusId}::bigint and s.id = ${id}::bigint
      and was.lea = s.lea and was.etl_status_id = s.etl_status_id and was.id = s.id and was.action in ('insert', 'update')
    returning s.source_id, was.action, coalesce(was.data, was.new_record::jsonb) as data`.execute(trx)
  return rows.map((row) => ({ ...row, reason }))
}
