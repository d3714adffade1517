import type { HoldDecision, SyncRequest } from '@edconsole/console-core/contract'
import { ApiError } from '../../http/api-error.ts'
import { authorOf } from '../../http/author-of.ts'
import type { Call } from '../../http/handler.ts'
import { decideHold } from '../../pipeline/holds/decide-hold.ts'
import { rollingWords } from '../../rollovers/rolling-since.ts'
import { importRunning } from './import-running.ts'

export const isDecision = (body: SyncRequest | HoldDecision): body is HoldDecision =>
  'batchId' in body && body.batchId !== undefined

/** Releases or discards what a held batch would remove (R46). */
export const decideBatch = async (
  call: Call,
  { batchId, decision }: HoldDecision,
): Promise<{ batchId: number }> => {
  const { db, lea, now, timeZone, nudge } = call
  const decidedBy = await authorOf(call)
  const answer = await decideHold(db, { lea, batchId, decision, decidedBy, now: now(), timeZone })
  if (answer.kind === 'unknown') throw new ApiError(404, `Batch ${batchId} is not in this district.`)
  if (answer.kind === 'conflict') throw new ApiError(409, answer.message)
  if (answer.kind === 'rolling') throw new ApiError(409, rollingWords(answer.startedAt, 'import', timeZone))
  if (answer.kind === 'running') throw importRunning(answer.startedAt, timeZone)
  nudge()
  return { batchId }
}
