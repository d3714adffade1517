import { FINDING_CODES, type Usage } from '@edconsole/console-core/import-rules'
import type { Db } from '../db/schema.ts'
import { aboutSource, type Conclusion, failed } from './conclusion.ts'
import { type DetailScope, insertDetails } from './insert-details.ts'
import type { ComponentRun } from './load-component.ts'
import { loadComponent } from './load-component.ts'
import type { LoadedTemplate } from './load-template.ts'
import { readComponent } from './read-component.ts'
import { reasonToStop } from './reason-to-stop.ts'
import { refreshStagedStatistics, refreshStatistics } from './refresh-statistics.ts'
import { rememberRows } from './remembered-rows.ts'
import { NO_ROWS } from './row-counts.ts'
import type { RunContext } from './run-context.ts'
import { saveProgress } from './save-progress.ts'
import { saveUsage } from './save-usage.ts'

/**
 * Takes one component from its source to the stored rows. Until the end nothing of it can be seen in the tables; the end
 * is one transaction, so that a component is loaded as a whole or not at all.
 */
export const runComponent = async (run: RunContext, component: ComponentRun): Promise<Conclusion> => {
  const { source, template, mode, etlStatusId, componentName } = component
  const startedAt = run.now()
  const scope: DetailScope = { lea: run.lea, batchId: run.batchId, etlStatusId, componentName }
  const opened = source.kind === 'open'
  await run.write((trx) =>
    saveProgress(trx, scope, {
      status: opened ? 'validating' : 'extracting',
      stage: opened ? 'validate' : 'extract',
      fileName: opened ? source.name : source.fileName,
      startedAt,
    }),
  )
  if (source.kind === 'failed') {
    const { finding } = source
    const failureOrigin = FINDING_CODES[finding.code].origin
    return end(run, { scope, template, startedAt, usage: null }, async () =>
      failed({ message: finding.message, failureOrigin, lines: [aboutSource(finding)] }, NO_ROWS),
    )
  }

  const read = await readComponent({ run, scope, ...component, earlier: component.earlier ?? [], source })
  const stop = await reasonToStop({ ...run, componentName, mode, source }, read)
  if (!stop) {
    await run.write((trx) => saveProgress(trx, scope, { status: 'loading', stage: 'load' }))
    await refreshStagedStatistics(run.db, read.counts.recordsRead)
  }
  const conclusion = await end(run, { scope, template, startedAt, usage: read.usage }, async (trx) => {
    if (!stop) {
      const loaded = await loadComponent(run, trx, { ...component, source }, read)
      if (loaded.status !== 'failed' && component.earlier) await rememberRows(trx, etlStatusId, read.memory)
      return loaded
    }
    await trx.deleteFrom('importStaged').where('etlStatusId', '=', etlStatusId).execute()
    return failed(stop, read.counts)
  })
  if (conclusion.status !== 'failed') {
    component.earlier?.push(read.memory)
    await refreshStatistics(run.db)
  }
  return conclusion
}

type Ending = { scope: DetailScope; template: LoadedTemplate; startedAt: Date; usage: Usage | null }

const end = async (
  run: RunContext,
  { scope, template, startedAt, usage }: Ending,
  conclude: (trx: Db) => Promise<Conclusion>,
): Promise<Conclusion> =>
  run.write(async (trx) => {
    const conclusion = await conclude(trx)
    const { lines, ...outcome } = conclusion
    const endedAt = run.now()
    const loggedAt = endedAt.toISOString()
    await insertDetails(
      trx,
      lines.map((line) => ({ ...line, loggedAt, scope })),
    )
    const durationMs = endedAt.getTime() - startedAt.getTime()
    await saveProgress(trx, scope, { ...outcome, endedAt, durationMs })
    await trx
      .updateTable('importTemplates')
      .set({ lastBatchId: run.batchId, lastStatus: outcome.status, lastRunAt: endedAt })
      .where('id', '=', template.id)
      .execute()
    // After the template itself: whoever saves it locks in this order too.
    if (usage) await saveUsage(trx, template.id, usage)
    return conclusion
  })
