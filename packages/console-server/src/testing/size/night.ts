import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import type { Db } from '../../db/schema.ts'
import { RUNNING_STATUSES } from '../../pipeline/conclude-batch.ts'
import type { Caller } from '../fleet/callers.ts'
import type { SizeDistrict } from './size-place.ts'

const LOOK_MS = 1000
const RETRY_MS = 500
const AT_A_TIME = 4

/** Imports of one night, and how many rows they read. */
export type Night = {
  readonly imports: number
  readonly rows: number
  readonly ms: number
  /** Imports by how they ended. */
  readonly ended: Readonly<Record<string, number>>
}

/** Of districts of all sizes so many, the largest among them. */
export const districtsOf = (districts: readonly SizeDistrict[], count: number): SizeDistrict[] =>
  Array.from(
    { length: Math.min(count, districts.length) },
    (_, place, of = Math.min(count, districts.length)) =>
      districts.slice(Math.floor(((place + 1) * districts.length) / of) - 1)[0],
  ).filter((district) => district !== undefined)

/** Starts the imports as somebody who presses "Import now" in each district, and waits until all have ended. */
export const runNight = async (
  db: Db,
  districts: readonly SizeDistrict[],
  caller: Caller,
  until: number,
): Promise<Night> => {
  const began = Date.now()
  const ids: number[] = []
  const queue = [...districts]
  const start = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift())
      ids.push(await startImport(db, caller, next.lea))
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, start))
  for (;;) {
    const batches = await db
      .selectFrom('importBatches')
      .select(['status', 'recordsRead'])
      .where('batchId', 'in', ids)
      .execute()
    const isOpen = batches.some(({ status }) => RUNNING_STATUSES.includes(status))
    if (isOpen && Date.now() < until) {
      await setTimeout(LOOK_MS)
      continue
    }
    const ended: Record<string, number> = {}
    for (const { status } of batches) ended[status] = (ended[status] ?? 0) + 1
    const rows = batches.reduce((sum, { recordsRead }) => sum + recordsRead, 0)
    return { imports: batches.length, rows, ms: Date.now() - began, ended }
  }
}

const started = z.looseObject({ batchId: z.number() })

const startImport = async (db: Db, caller: Caller, lea: string): Promise<number> => {
  for (;;) {
    const answer = await caller.once(`/district/sis-imports/sync?lea=${lea}`, { method: 'POST', body: {} })
    if (answer?.status === 200) return started.parse(answer.data).batchId
    // The answer to the request before may have got lost.
    const running = await db
      .selectFrom('importBatches')
      .select('batchId')
      .where('lea', '=', lea)
      .where('status', 'in', RUNNING_STATUSES)
      .executeTakeFirst()
    if (running) return running.batchId
    if (answer !== null && answer.status < 500) throw new Error(`No import of ${lea}: ${answer.message}`)
    await setTimeout(RETRY_MS)
  }
}
