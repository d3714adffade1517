import { setImmediate } from 'node:timers/promises'
import { createRowMemory, type RowMemory } from '@edconsole/console-core/import-rules'
import type { Db } from '../db/schema.ts'
import { safeJson } from './insert-details.ts'

/** Keys per row, so that writes stay small whatever the size of the source. */
const PIECE = 5000

/** Stores a finished source's keys for later sources of the component, also across restarts. */
export const rememberRows = async (
  trx: Db,
  { lea, etlStatusId }: { lea: string; etlStatusId: number },
  memory: RowMemory,
): Promise<void> => {
  const { source, hasHeader } = memory
  const rows = piecesOf(printedRows(memory))
  const stays = piecesOf(memory.stays)
  for (let piece = 0; piece < Math.max(rows.length, stays.length, 1); piece += 1) {
    await trx
      .insertInto('importRememberedRows')
      .values({
        lea,
        etlStatusId,
        piece,
        source,
        hasHeader,
        rowNumbers: safeJson(rows[piece] ?? []),
        stays: safeJson(stays[piece] ?? []),
      })
      .execute()
    await setImmediate()
  }
}

/** Returns a finished source's keys; null if unknown. */
export const rememberedRows = async (
  db: Db,
  { lea, etlStatusId }: { lea: string; etlStatusId: number },
): Promise<RowMemory | null> => {
  const pieces = await db
    .selectFrom('importRememberedRows')
    .selectAll()
    .where('lea', '=', lea)
    .where('etlStatusId', '=', etlStatusId)
    .orderBy('piece')
    .execute()
  const [first] = pieces
  if (!first) return null
  const memory = createRowMemory(first.source, first.hasHeader)
  for (const { rowNumbers, stays } of pieces) {
    for (const [key, rowNumber, print] of rowNumbers) {
      memory.rows.addNew(key, rowNumber)
      if (print !== undefined) memory.prints.set(rowNumber, print)
    }
    for (const [student, ofStudent] of stays) memory.stays.set(student, ofStudent)
  }
  return memory
}

/** Deletes the keys of an ended batch. */
export const forgetRows = async (
  trx: Db,
  { lea, batchId }: { lea: string; batchId: number },
): Promise<void> => {
  await trx
    .deleteFrom('importRememberedRows')
    .where('lea', '=', lea)
    .where(
      'etlStatusId',
      'in',
      trx.selectFrom('importResults').select('etlStatusId').where('batchId', '=', batchId),
    )
    .execute()
}

function* printedRows({ rows, prints }: RowMemory): Generator<[string, number, number?]> {
  for (const [key, rowNumber] of rows) {
    const print = prints.get(rowNumber)
    yield print === undefined ? [key, rowNumber] : [key, rowNumber, print]
  }
}

const piecesOf = <T>(map: Iterable<T>): T[][] => {
  const all = [...map]
  return Array.from({ length: Math.ceil(all.length / PIECE) }, (_, piece) =>
    all.slice(piece * PIECE, (piece + 1) * PIECE),
  )
}
