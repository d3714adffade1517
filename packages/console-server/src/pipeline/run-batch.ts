import {
  COMPONENTS,
  type ComponentName,
  type FailureOrigin,
  type RunStatus,
} from '@edconsole/console-core/contract'
import { createFinding } from '@edconsole/console-core/import-rules'
import { batchStatus } from './batch-status.ts'
import { loadTemplate } from './load-template.ts'
import { openSource } from './open-source.ts'
import { NO_ROWS } from './row-counts.ts'
import { type ComponentRun, runComponent } from './run-component.ts'
import type { RunContext } from './run-context.ts'
import { RUNNING_STATUSES } from './running-statuses.ts'
import { sumUp } from './save-progress.ts'

type Mode = ComponentRun['mode']
type Outcome = { status: RunStatus; message: string | null; failureOrigin: FailureOrigin | null }

/**
 * Runs what is left of a batch, in load order. Components that an earlier try has finished stay as they are, one that it
 * had begun starts anew.
 */
export const runBatch = async (run: RunContext, mode: Mode | undefined): Promise<void> => {
  await startAnew(run)
  const results = await run.db
    .selectFrom('importResults')
    .select([
      'etlStatusId',
      'componentName',
      'templateId',
      'templateName',
      'status',
      'message',
      'failureOrigin',
    ])
    .where('batchId', '=', run.batchId)
    .orderBy('sequence')
    .execute()
  const open = results.filter((result) => result.status === 'queued')
  await setBatch(run, { status: 'extracting' })
  const sources = await openAll(run, open, mode)
  const expected = sources.reduce(
    (sum, { source }) => sum + (source.kind === 'open' ? source.rowsExpected : 0),
    0,
  )
  await run.write(async (trx) => {
    const { recordsRead } = await trx
      .selectFrom('importBatches')
      .select('recordsRead')
      .where('batchId', '=', run.batchId)
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('importBatches')
      .set({ recordsExpected: recordsRead + expected })
      .where('batchId', '=', run.batchId)
      .execute()
  })

  const outcomes = new Map<ComponentName, Outcome>(results.map((r) => [r.componentName, r]))
  for (const component of sources) {
    const parent = failedParent(component.componentName, outcomes)
    if (parent) outcomes.set(component.componentName, await cancel(run, component.etlStatusId, parent))
    else {
      await setBatch(run, { status: component.source.kind === 'open' ? 'transforming' : 'extracting' })
      outcomes.set(component.componentName, await runComponent(run, component))
    }
  }
  await endBatch(run, outcomes)
}

/** A begun component has left nothing in the tables but its log and its staged rows. */
const startAnew = (run: RunContext): Promise<void> =>
  run.write(async (trx) => {
    const begun = await trx
      .updateTable('importResults')
      .set({
        ...NO_ROWS,
        status: 'queued',
        stage: 'extract',
        startedAt: null,
        message: null,
        failureOrigin: null,
      })
      .where('batchId', '=', run.batchId)
      .where('status', 'in', RUNNING_STATUSES)
      .returning('etlStatusId')
      .execute()
    const ids = begun.map((result) => result.etlStatusId)
    if (ids.length > 0) {
      await trx.deleteFrom('importDetails').where('etlStatusId', 'in', ids).execute()
      await trx.deleteFrom('importStaged').where('etlStatusId', 'in', ids).execute()
    }
    await sumUp(trx, run.batchId)
  })

const openAll = async (
  run: RunContext,
  open: readonly { etlStatusId: number; componentName: ComponentName; templateId: number | null }[],
  mode: Mode | undefined,
): Promise<ComponentRun[]> => {
  const sources: ComponentRun[] = []
  for (const { etlStatusId, componentName, templateId } of open) {
    const template = templateId === null ? null : await loadTemplate(run.db, templateId)
    if (!template) {
      await cancel(run, etlStatusId, null)
      continue
    }
    const source = await openSource(run.inbox, template, run.districtId).catch(
      // A file that is taken away or locked at this moment is as good as absent.
      (): ComponentRun['source'] => ({
        kind: 'failed',
        fileName: null,
        finding: createFinding('E004', {
          instead: { message: `File "${template.filePattern}" could not be read.` },
        }),
      }),
    )
    sources.push({ etlStatusId, componentName, template, mode: mode ?? template.mode, source })
  }
  return sources
}

const failedParent = (
  component: ComponentName,
  outcomes: ReadonlyMap<ComponentName, Outcome>,
): ComponentName | null =>
  COMPONENTS[component].dependsOn.find((parent) => {
    const status = outcomes.get(parent)?.status
    return status === 'failed' || status === 'cancelled'
  }) ?? null

const cancel = async (
  run: RunContext,
  etlStatusId: number,
  parent: ComponentName | null,
): Promise<Outcome> => {
  const message = parent ? `Skipped: ${parent} failed` : 'Skipped: the template was removed'
  const outcome = { status: 'cancelled', message, failureOrigin: null } as const
  await run.write((trx) =>
    trx
      .updateTable('importResults')
      .set({ ...outcome, endedAt: run.now() })
      .where('etlStatusId', '=', etlStatusId)
      .execute(),
  )
  return outcome
}

const setBatch = (run: RunContext, values: { status: RunStatus }): Promise<unknown> =>
  run.write((trx) =>
    trx.updateTable('importBatches').set(values).where('batchId', '=', run.batchId).execute(),
  )

const endBatch = async (run: RunContext, outcomes: ReadonlyMap<ComponentName, Outcome>): Promise<void> => {
  const list = [...outcomes]
  const worst =
    list.find(([, { status }]) => status === 'failed') ??
    list.find(([, { status }]) => status === 'held') ??
    list.find(([, { status }]) => status === 'completedWithErrors')
  const endedAt = run.now()
  await run.write(async (trx) => {
    const { startedAt } = await trx
      .selectFrom('importBatches')
      .select('startedAt')
      .where('batchId', '=', run.batchId)
      .executeTakeFirstOrThrow()
    await sumUp(trx, run.batchId)
    await trx
      .updateTable('importBatches')
      .set({
        status: batchStatus(list.map(([, { status }]) => status)),
        endedAt,
        durationMs: Math.max(0, endedAt.getTime() - Date.parse(startedAt)),
        failureOrigin: worst?.[1].failureOrigin ?? null,
        message: worst?.[1].message ? `${COMPONENTS[worst[0]].title}: ${worst[1].message}` : null,
      })
      .where('batchId', '=', run.batchId)
      .execute()
  })
}
