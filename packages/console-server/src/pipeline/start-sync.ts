import { COMPONENTS, type SyncRequest } from '@edconsole/console-core/contract'
import { isImported } from '@edconsole/console-core/import-rules'
import { uniqueViolation } from '../db/database-errors.ts'
import type { Db } from '../db/schema.ts'
import { rollingSince } from '../rollovers/rolling-since.ts'
import { queueTemplates, runningSince } from './queue-templates.ts'

export type SyncStart = {
  lea: string
  schoolYear: number
  request: SyncRequest
  triggeredBy: string
  now: Date
  /** Records who started it, in the same transaction. */
  record?: (trx: Db, batchId: number) => Promise<void>
}

export type SyncAnswer =
  | { kind: 'started'; batchId: number }
  | { kind: 'running'; startedAt: string }
  /** A rollover of the district is running. */
  | { kind: 'rolling'; startedAt: string }
  | { kind: 'refused'; message: string }

/** Queues a batch with its job in one transaction (R46). A unique index prevents a second one while it runs. */
export const startSync = async (db: Db, start: SyncStart): Promise<SyncAnswer> => {
  const { lea, request, triggeredBy, now } = start
  const district = await db
    .selectFrom('districts')
    .select('importsEnabled')
    .where('lea', '=', lea)
    .executeTakeFirst()
  if (!district) return refused('District not found.')
  if (!district.importsEnabled) return refused('Imports are off for this district.')
  const running = await runningSince(db, lea)
  if (running) return { kind: 'running', startedAt: running }

  const templates = (await enabledTemplates(db, start)).filter((t) => isImported(t.componentName))
  const wanted = request.components ?? templates.map((t) => t.componentName)
  const without = wanted.find((component) => !templates.some((t) => t.componentName === component))
  if (without) return refused(`${COMPONENTS[without].title} has no template that is on.`)
  const templateIds = templates.filter((t) => wanted.includes(t.componentName)).map((t) => t.id)
  if (templateIds.length === 0) return refused('This district has no template that is on.')

  const queued = { lea, templateIds, triggerType: 'manual', triggeredBy, mode: request.mode, now } as const
  try {
    return await db.transaction().execute(async (trx) => {
      const rolling = await rollingSince(trx, lea)
      if (rolling !== null) return { kind: 'rolling', startedAt: rolling }
      const batchId = await queueTemplates(trx, queued)
      await start.record?.(trx, batchId)
      return { kind: 'started', batchId }
    })
  } catch (error) {
    if (uniqueViolation(error) === undefined) throw error
    return { kind: 'running', startedAt: (await runningSince(db, lea)) ?? now.toISOString() }
  }
}

const enabledTemplates = (db: Db, { lea, schoolYear }: SyncStart) =>
  db
    .selectFrom('importTemplates')
    .select(['id', 'componentName'])
    .where('lea', '=', lea)
    .where('schoolYear', '=', schoolYear)
    .where('isEnabled', '=', true)
    .execute()

const refused = (message: string): SyncAnswer => ({ kind: 'refused', message })
