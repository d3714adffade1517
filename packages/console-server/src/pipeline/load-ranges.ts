import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { refusalReason } from '../db/database-errors.ts'
import type { Db } from '../db/schema.ts'

/** A staged row that the database did not take. */
export type RefusedRow = {
  sourceId: string
  action: 'insert' | 'update'
  /** In words for people: what the database says may hold values and names of tables. */
  reason: string
  data: Record<string, unknown>
}

type Ranges = {
  etlStatusId: number
  /** Loads the staged rows from one id up to another. */
  load: (from: number, to: number) => Promise<void>
  /** With more refused rows than this there is no use in going on. */
  most: number
}

const CHUNK = 1000

/**
 * Loads the staged rows of a component in chunks, with a pause after each, since the embedded engine works in this very
 * thread and would keep the server from answering. A row that the database refuses is found by halving its chunk, and
 * left out.
 */
export const loadRanges = async (trx: Db, { etlStatusId, load, most }: Ranges): Promise<RefusedRow[]> => {
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
        return void refused.push(...(await leaveOut(trx, etlStatusId, { id: from, reason })))
      const middle = from + Math.floor((to - from) / 2)
      await tryRange(from, middle)
      await tryRange(middle, to)
    }
  }
  const { first, last } = await range(trx, etlStatusId)
  for (let from = first; from <= last && refused.length <= most; from += CHUNK) {
    await tryRange(from, Math.min(from + CHUNK, last + 1))
    await setImmediate()
  }
  return refused
}

const range = async (trx: Db, etlStatusId: number): Promise<{ first: number; last: number }> => {
  const found = await trx
    .selectFrom('importStaged')
    .select(({ fn }) => [fn.min<number>('id').as('first'), fn.max<number>('id').as('last')])
    .where('etlStatusId', '=', etlStatusId)
    .where('action', 'in', ['insert', 'update'])
    .executeTakeFirst()
  return { first: found?.first ?? 1, last: found?.last ?? 0 }
}

/** Its key still says that the source has it, so that nothing is taken for gone. */
const leaveOut = async (
  trx: Db,
  etlStatusId: number,
  { id, reason }: { id: number; reason: string },
): Promise<RefusedRow[]> => {
  const { rows } = await sql<Omit<RefusedRow, 'reason'>>`
    update import_staged s set action = 'refused', data = null from import_staged was
    where s.id = ${id}::bigint and was.id = s.id and s.etl_status_id = ${etlStatusId}::bigint
      and was.action in ('insert', 'update')
    returning s.source_id, was.action, was.data`.execute(trx)
  return rows.map((row) => ({ ...row, reason }))
}
