import { COMPONENTS, countOf, type HoldDecision } from '@edconsole/console-core/contract'
import { uniqueViolation } from '../../db/database-errors.ts'
import { json } from '../../db/schema/columns.ts'
import type { Db } from '../../db/schema.ts'
import { rollingSince } from '../../rollovers/rolling-since.ts'
import { runningSince } from '../queue-templates.ts'
import { countRemovable } from './held-records.ts'
import { decidedWords, decisionSentence, removedSentence } from './release-held.ts'
import { settleBatch, settleResult } from './settle-result.ts'

type Decision = Pick<HoldDecision, 'batchId' | 'decision'> & {
  removals?: number | undefined
  lea: string
  decidedBy: string
  now: Date
  timeZone: string
  /** Does the work and records who decided, in the same transaction. */
  record?: (trx: Db, work: () => Promise<DecisionAnswer>) => Promise<DecisionAnswer>
}

export type DecisionAnswer =
  | { kind: 'decided' }
  | { kind: 'running'; startedAt: string }
  /** The district is rolled over just now. */
  | { kind: 'rolling'; startedAt: string }
  | { kind: 'unknown' }
  /** In a sentence why it cannot be decided any more. */
  | { kind: 'conflict'; message: string }

/**
 * Decides about what a held batch would remove (H001). The first decision counts; the same one again changes nothing. A
 * release is queued as work of its own, under the rule that a district runs one import at a time.
 */
export const decideHold = async (db: Db, decision: Decision): Promise<DecisionAnswer> => {
  try {
    return await db.transaction().execute((trx) => {
      const work = () => decide(trx, decision)
      return decision.record?.(trx, work) ?? work()
    })
  } catch (error) {
    if (uniqueViolation(error) === undefined) throw error
    return {
      kind: 'running',
      startedAt: (await runningSince(db, decision.lea)) ?? decision.now.toISOString(),
    }
  }
}

const decide = async (
  trx: Db,
  { lea, batchId, decision, removals, decidedBy, now: at, timeZone }: Decision,
): Promise<DecisionAnswer> => {
  const batch = await trx
    .selectFrom('importBatches')
    .select('batchId')
    .where('batchId', '=', batchId)
    .where('lea', '=', lea)
    .forUpdate()
    .executeTakeFirst()
  if (!batch) return { kind: 'unknown' }
  const before = await trx
    .selectFrom('importHoldDecisions')
    .selectAll()
    .where('batchId', '=', batchId)
    .executeTakeFirst()
  if (before?.decision === decision) return { kind: 'decided' }
  if (before) return conflict(`Batch ${batchId} was ${decidedWords(before, timeZone)}.`)
  const running = await runningSince(trx, lea)
  if (running) return { kind: 'running', startedAt: running }
  const rolling = await rollingSince(trx, lea)
  if (rolling !== null) return { kind: 'rolling', startedAt: rolling }
  const held = await heldResults(trx, batchId)
  if (held.length === 0) return conflict(`Batch ${batchId} isn't held for review.`)
  const newer = await loadedSince(trx, { lea, batchId, held })
  if (newer)
    return conflict(
      `Batch ${newer.batchId} has loaded ${COMPONENTS[newer.componentName].title} since, so there's nothing left to decide.`,
    )

  if (removals !== undefined && decision === 'release') {
    const now = await countRemovable(trx, { lea, batchId })
    if (now !== removals)
      return conflict(
        `A release would remove ${countOf(now, 'record', 'records')} now. Check the list, then release again.`,
      )
  }

  const decided = { decision, decidedBy, decidedAt: at.toISOString() }
  await trx
    .insertInto('importHoldDecisions')
    .values({ lea, batchId, ...decided })
    .execute()
  if (decision === 'release') await queueRelease(trx, lea, batchId)
  else {
    const sentence = decisionSentence(decided, timeZone)
    const message = `${removedSentence(0)} ${sentence}`
    for (const { etlStatusId } of held) await settleResult(trx, { lea, etlStatusId, removed: 0, message })
    await settleBatch(trx, batchId, sentence)
  }
  return { kind: 'decided' }
}

const heldResults = (trx: Db, batchId: number) =>
  trx
    .selectFrom('importResults')
    .select(['etlStatusId', 'componentName'])
    .where('batchId', '=', batchId)
    .where('status', '=', 'held')
    .execute()

type Held = { lea: string; batchId: number; held: Awaited<ReturnType<typeof heldResults>> }

const loadedSince = (trx: Db, { lea, batchId, held }: Held) =>
  trx
    .selectFrom('importResults')
    .select(['batchId', 'componentName'])
    .where('lea', '=', lea)
    .where(
      'componentName',
      'in',
      held.map(({ componentName }) => componentName),
    )
    .where('batchId', '>', batchId)
    .where('status', 'in', ['completed', 'completedWithErrors', 'held'])
    .orderBy('batchId', 'desc')
    .limit(1)
    .executeTakeFirst()

const queueRelease = async (trx: Db, lea: string, batchId: number): Promise<void> => {
  await trx
    .updateTable('importResults')
    .set({ status: 'loading' })
    .where('batchId', '=', batchId)
    .where('status', '=', 'held')
    .execute()
  await trx.updateTable('importBatches').set({ status: 'loading' }).where('batchId', '=', batchId).execute()
  await trx
    .insertInto('jobs')
    .values({ kind: 'release', lea, batchId, payload: json({}) })
    .execute()
}

const conflict = (message: string): DecisionAnswer => ({ kind: 'conflict', message })
