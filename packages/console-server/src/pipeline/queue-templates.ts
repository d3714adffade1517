import type { ImportLogHeader } from '@edconsole/console-core/contract'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import { RUNNING_STATUSES } from './conclude-batch.ts'
import type { LoadedTemplate } from './load-template.ts'

type Queued = {
  lea: string
  templateIds: readonly number[]
  triggerType: 'manual' | 'scheduled' | 'arrival'
  /** How the rows come; without it, as the templates say. */
  source?: ImportLogHeader['source'] | undefined
  /** Who started it; null if scheduled. */
  triggeredBy: string | null
  /** Overrides the templates' own. */
  mode: LoadedTemplate['mode'] | undefined
  now: Date
}

/**
 * Queues an import of these templates in the caller's transaction: a batch, a result for each, and a job. A unique
 * index prevents a second running batch of the district.
 */
export const queueTemplates = async (
  trx: Db,
  { lea, templateIds, triggerType, source, triggeredBy, mode, now }: Queued,
): Promise<number> => {
  const { sisProviderName, sisYear } = await trx
    .selectFrom('districts')
    .select(['sisProviderName', 'sisYear'])
    .where('lea', '=', lea)
    .executeTakeFirstOrThrow()
  const templates = await trx
    .selectFrom('importTemplates')
    .select(['id', 'name', 'componentName', 'source', 'runOrder'])
    .where('lea', '=', lea)
    .where('id', 'in', templateIds)
    .orderBy('id')
    .execute()
  const { batchId } = await trx
    .insertInto('importBatches')
    .values({
      lea,
      schoolYear: sisYear,
      sisProviderName: sisProviderName ?? '',
      source: source ?? templates[0]?.source ?? 'upload',
      triggerType,
      triggeredBy,
      status: 'queued',
      startedAt: now,
      componentsTotal: templates.length,
    })
    .returning('batchId')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('importResults')
    .values(
      templates.map((template) => ({
        batchId,
        lea,
        componentName: template.componentName,
        templateId: template.id,
        templateName: template.name,
        sequence: template.runOrder,
        stage: 'extract' as const,
        status: 'queued' as const,
      })),
    )
    .execute()
  await trx
    .insertInto('jobs')
    .values({ kind: 'import', lea, batchId, payload: json(mode ? { mode } : {}) })
    .execute()
  return batchId
}

/** Returns when the district's running import started; null if none is running. */
export const runningSince = async (db: Db, lea: string): Promise<string | null> => {
  const batch = await db
    .selectFrom('importBatches')
    .select('startedAt')
    .where('lea', '=', lea)
    .where('status', 'in', RUNNING_STATUSES)
    .executeTakeFirst()
  return batch?.startedAt ?? null
}
