import type { ComponentName, FailureOrigin, RowCounts, RunStatus } from '@edconsole/console-core/contract'
import {
  createFinding,
  FINDING_CODES,
  type Finding,
  fixTargets,
  type RowMemory,
  type Usage,
} from '@edconsole/console-core/import-rules'
import type { Db } from '../db/schema.ts'
import { supersedeHolds } from './holds/supersede-holds.ts'
import { type DetailScope, insertDetails } from './insert-details.ts'
import { loadStaged } from './load-staged.ts'
import type { LoadedTemplate } from './load-template.ts'
import { type ReadComponent, readComponent } from './read-component.ts'
import { reasonToStop } from './reason-to-stop.ts'
import { refreshStatistics } from './refresh-statistics.ts'
import { NO_ROWS } from './row-counts.ts'
import type { RunContext } from './run-context.ts'
import { saveProgress } from './save-progress.ts'
import { saveUsage } from './save-usage.ts'
import type { OpenedSource } from './source/opened-source.ts'

export type ComponentRun = {
  etlStatusId: number
  componentName: ComponentName
  template: LoadedTemplate
  mode: LoadedTemplate['mode']
  source: OpenedSource
  /** What other templates of the component have loaded in this run, to be added to; null when this is the only one. */
  earlier: RowMemory[] | null
}

type Conclusion = {
  status: RunStatus
  message: string | null
  failureOrigin: FailureOrigin | null
  counts: RowCounts
  /** About the source as a whole. */
  findings: readonly Finding[]
}

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
      failed({ message: finding.message, failureOrigin, finding }, NO_ROWS),
    )
  }

  const read = await readComponent({ run, scope, ...component, earlier: component.earlier ?? [], source })
  const stop = await reasonToStop({ ...run, componentName, mode, source }, read)
  if (!stop) await run.write((trx) => saveProgress(trx, scope, { status: 'loading', stage: 'load' }))
  const conclusion = await end(run, { scope, template, startedAt, usage: read.usage }, async (trx) => {
    if (!stop) return load(run, trx, component, read)
    await trx.deleteFrom('importStaged').where('etlStatusId', '=', etlStatusId).execute()
    return failed(stop, read.counts)
  })
  if (!stop) {
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
    const { findings, ...outcome } = conclusion
    const endedAt = run.now()
    const loggedAt = endedAt.toISOString()
    await insertDetails(
      trx,
      findings.map((finding) => ({ ...NO_ROW, finding, loggedAt, scope })),
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

/** A row without an outcome was not read: of a component that failed only the refused ones count. */
const failed = (
  stop: { message: string; failureOrigin: FailureOrigin; finding: Finding | null },
  { recordsRejected, warningCount, errorCount }: RowCounts,
): Conclusion => ({
  status: 'failed',
  message: stop.message,
  failureOrigin: stop.failureOrigin,
  counts: {
    ...NO_ROWS,
    recordsRead: recordsRejected,
    recordsRejected,
    warningCount,
    errorCount: errorCount + (stop.finding ? 1 : 0),
  },
  findings: stop.finding ? [stop.finding] : [],
})

const load = async (
  run: RunContext,
  trx: Db,
  { etlStatusId, componentName, template, mode }: ComponentRun,
  { counts, tally }: ReadComponent,
): Promise<Conclusion> => {
  const { removed, held } = await loadStaged(trx, {
    etlStatusId,
    batchId: run.batchId,
    lea: run.lea,
    component: componentName,
    schoolYear: template.schoolYear,
    at: run.now(),
    removes: mode === 'full',
    removalLimit: template.deleteThresholdPercent,
  })
  const { batchId, lea } = run
  await supersedeHolds(trx, { lea, componentName, batchId })
  const loaded = { ...counts, recordsDeleted: removed }
  if (held) {
    const finding = tooManyRemoved(held, componentName, run)
    const warned = { ...loaded, warningCount: loaded.warningCount + 1 }
    return {
      status: 'held',
      message: finding.message,
      failureOrigin: 'file',
      counts: warned,
      findings: [finding],
    }
  }
  return {
    status: counts.recordsRejected > 0 ? 'completedWithErrors' : 'completed',
    message: tally.sentence(),
    failureOrigin: tally.origin(),
    counts: loaded,
    findings: [],
  }
}

/** H001: what the file names is loaded, what it does not name stays until the district has looked. */
const tooManyRemoved = (
  { count, total }: { count: number; total: number },
  component: string,
  { districtId, batchId }: Pick<RunContext, 'districtId' | 'batchId'>,
): Finding =>
  createFinding('H001', {
    words: {
      component,
      count: count.toLocaleString('en-US'),
      total: total.toLocaleString('en-US'),
      percent: (Math.round((count * 1000) / total) / 10).toString(),
    },
    fixTarget: fixTargets.results(districtId, batchId),
  })

const NO_ROW = { rowNumber: null, sourceId: null, recordLabel: null, siteCode: null, rowData: null }
