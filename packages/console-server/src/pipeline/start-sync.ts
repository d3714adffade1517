import { COMPONENTS, type SyncRequest } from '@edconsole/console-core/contract'
import { isImported } from '@edconsole/console-core/import-rules'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import { RUNNING_STATUSES } from './running-statuses.ts'

export type SyncStart = {
  lea: string
  schoolYear: number
  request: SyncRequest
  triggeredBy: string
  now: Date
}

export type SyncAnswer =
  | { kind: 'started'; batchId: number }
  | { kind: 'running'; startedAt: string }
  | { kind: 'refused'; message: string }

/** Queues a batch with its job, in one transaction (R46). The database itself refuses a second one while it runs. */
export const startSync = async (db: Db, start: SyncStart): Promise<SyncAnswer> => {
  const district = await db
    .selectFrom('districts')
    .select(['importsEnabled', 'sisProviderName'])
    .where('lea', '=', start.lea)
    .executeTakeFirst()
  if (!district) return refused(`There is no district ${start.lea}.`)
  if (!district.importsEnabled) return refused('Imports are switched off for this district.')
  const running = await runningSince(db, start.lea)
  if (running) return { kind: 'running', startedAt: running }

  const templates = (await enabledTemplates(db, start)).filter((t) => isImported(t.componentName))
  const wanted = start.request.components ?? templates.map((t) => t.componentName)
  const without = wanted.find((component) => !templates.some((t) => t.componentName === component))
  if (without) return refused(`No template is switched on for ${COMPONENTS[without].title}.`)
  const chosen = templates.filter((t) => wanted.includes(t.componentName))
  if (chosen.length === 0) return refused('No template is switched on in this district.')

  try {
    const batchId = await queue(db, start, district.sisProviderName ?? '', chosen)
    return { kind: 'started', batchId }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return { kind: 'running', startedAt: (await runningSince(db, start.lea)) ?? start.now.toISOString() }
  }
}

type Chosen = Awaited<ReturnType<typeof enabledTemplates>>

const queue = (db: Db, start: SyncStart, sisProviderName: string, chosen: Chosen): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const { batchId } = await trx
      .insertInto('importBatches')
      .values({
        lea: start.lea,
        schoolYear: start.schoolYear,
        sisProviderName,
        source: chosen[0]?.source ?? 'upload',
        triggerType: 'manual',
        triggeredBy: start.triggeredBy,
        status: 'queued',
        startedAt: start.now,
        componentsTotal: chosen.length,
      })
      .returning('batchId')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('importResults')
      .values(
        chosen.map((template) => ({
          batchId,
          lea: start.lea,
          componentName: template.componentName,
          templateId: template.id,
          templateName: template.name,
          sequence: template.runOrder,
          stage: 'extract' as const,
          status: 'queued' as const,
        })),
      )
      .execute()
    const payload = start.request.mode ? { mode: start.request.mode } : {}
    await trx
      .insertInto('jobs')
      .values({ kind: 'import', lea: start.lea, batchId, payload: json(payload) })
      .execute()
    return batchId
  })

const enabledTemplates = (db: Db, { lea, schoolYear }: SyncStart) =>
  db
    .selectFrom('importTemplates')
    .select(['id', 'name', 'componentName', 'source', 'runOrder'])
    .where('lea', '=', lea)
    .where('schoolYear', '=', schoolYear)
    .where('isEnabled', '=', true)
    .orderBy('id')
    .execute()

const runningSince = async (db: Db, lea: string): Promise<string | null> => {
  const batch = await db
    .selectFrom('importBatches')
    .select('startedAt')
    .where('lea', '=', lea)
    .where('status', 'in', RUNNING_STATUSES)
    .executeTakeFirst()
  return batch?.startedAt ?? null
}

const refused = (message: string): SyncAnswer => ({ kind: 'refused', message })

const isUniqueViolation = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23505'
