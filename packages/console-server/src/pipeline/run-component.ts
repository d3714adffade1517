import type { ComponentName, FailureOrigin, RowCounts, RunStatus } from '@edconsole/console-core/contract'
import {
  createFinding,
  FINDING_CODES,
  type Finding,
  fixTargets,
  IMPORT_LIMITS,
} from '@edconsole/console-core/import-rules'
import { insertDetails } from './insert-details.ts'
import { loadStaged } from './load-staged.ts'
import type { LoadedTemplate } from './load-template.ts'
import type { OpenedSource } from './open-source.ts'
import { type ReadComponent, readComponent } from './read-component.ts'
import { NO_ROWS } from './row-counts.ts'
import type { RunContext } from './run-context.ts'
import { saveProgress } from './save-progress.ts'
import { UnreadableFileError } from './source/read-rows.ts'

export type ComponentRun = {
  etlStatusId: number
  componentName: ComponentName
  template: LoadedTemplate
  mode: LoadedTemplate['mode']
  source: OpenedSource
}

export type ComponentOutcome = {
  status: RunStatus
  message: string | null
  failureOrigin: FailureOrigin | null
}

/**
 * Takes one component from its file to the stored rows. Until the last step nothing of it can be seen in the tables;
 * the last step is one transaction, so that a component is loaded as a whole or not at all.
 */
export const runComponent = async (run: RunContext, component: ComponentRun): Promise<ComponentOutcome> => {
  const startedAt = run.now()
  const scope = { lea: run.lea, batchId: run.batchId, ...component }
  const { source, template } = component
  await run.write((trx) =>
    saveProgress(trx, scope, {
      status: source.kind === 'open' ? 'validating' : 'extracting',
      stage: source.kind === 'open' ? 'validate' : 'extract',
      fileName: source.kind === 'open' ? source.file.name : source.fileName,
      startedAt,
    }),
  )

  const finish = async (
    outcome: ComponentOutcome,
    counts: RowCounts,
    findings: readonly Finding[],
    work: (trx: RunContext['db']) => Promise<unknown> = async () => {},
  ): Promise<ComponentOutcome> => {
    const endedAt = run.now()
    await run.write(async (trx) => {
      await work(trx)
      await insertDetails(
        trx,
        findings.map((finding) => ({ ...NO_ROW, finding, loggedAt: endedAt.toISOString(), scope })),
      )
      await saveProgress(trx, scope, {
        ...outcome,
        counts,
        endedAt,
        durationMs: endedAt.getTime() - startedAt.getTime(),
      })
      await trx
        .updateTable('importTemplates')
        .set({ lastBatchId: run.batchId, lastStatus: outcome.status, lastRunAt: endedAt })
        .where('id', '=', template.id)
        .execute()
    })
    return outcome
  }
  const fail = (finding: Finding, counts: RowCounts = NO_ROWS) =>
    finish(
      { status: 'failed', message: finding.message, failureOrigin: FINDING_CODES[finding.code].origin },
      { ...counts, errorCount: counts.errorCount + 1 },
      [finding],
      (trx) => trx.deleteFrom('importStaged').where('etlStatusId', '=', scope.etlStatusId).execute(),
    )

  if (source.kind === 'failed') return fail(source.finding)
  let read: ReadComponent
  try {
    read = await readComponent({ run, scope, template, mode: component.mode, source })
  } catch (error) {
    if (error instanceof UnreadableFileError)
      return fail(unreadable(error.message, run, template), await refusedSoFar(run, scope))
    throw error
  }
  const { counts, tally } = read
  const outcome = { message: tally.sentence(), failureOrigin: tally.origin() }
  if (read.fatal !== null) {
    return finish({ status: 'failed', message: read.fatal, failureOrigin: 'template' }, counts, [])
  }
  const stopped = await reasonToStop(run, component, source.file.name, counts)
  if (stopped) return fail(stopped.finding, stopped.counts)

  await run.write((trx) => saveProgress(trx, scope, { status: 'loading', stage: 'load' }))
  return loadComponent(run, component, counts, outcome, finish)
}

type Finish = (
  outcome: ComponentOutcome,
  counts: RowCounts,
  findings: readonly Finding[],
) => Promise<ComponentOutcome>

const NO_ROW = { rowNumber: null, sourceId: null, recordLabel: null, siteCode: null, rowData: null }
