import type { ComponentName } from '@edconsole/console-core/contract'
import {
  createFinding,
  type Finding,
  fixTargets,
  type RowMemory,
  recordLabelOf,
  refusableRows,
  type SourceOrigin,
} from '@edconsole/console-core/import-rules'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { aboutSource, type Conclusion, failed } from './conclusion.ts'
import { leftOutLines } from './excluded-sites.ts'
import { lastAccepted } from './holds/last-accepted.ts'
import { supersedeHolds } from './holds/settle-result.ts'
import type { RefusedRow } from './load-ranges.ts'
import { type Held, loadStaged } from './load-staged.ts'
import type { LoadedTemplate } from './load-template.ts'
import { noteChangedRows } from './note-changed-rows.ts'
import type { ReadComponent } from './read-component.ts'
import { rowsJudged, tooManyRefused } from './reason-to-stop.ts'
import type { RunContext } from './run-context.ts'
import type { OpenedSource } from './source/opened-source.ts'

export type ComponentRun = {
  etlStatusId: number
  componentName: ComponentName
  template: LoadedTemplate
  mode: LoadedTemplate['mode']
  source: OpenedSource
  /** Rows loaded by other templates of the component in this run; null if this is the only one. */
  earlier: RowMemory[] | null
}

/** Loads a component's staged rows in the caller's transaction, or concludes why not. */
export const loadComponent = async (
  run: RunContext,
  trx: Db,
  { etlStatusId, componentName, template, mode, source }: ComponentRun & { source: { kind: 'open' } },
  read: ReadComponent,
): Promise<Conclusion> => {
  const { batchId, lea } = run
  const most = refusableRows(template, rowsJudged(read)) - read.counts.recordsRejected
  const { schoolYear } = template
  const accepted = await lastAccepted(trx, { lea, componentName, schoolYear, batchId })
  await sql`savepoint load_component`.execute(trx)
  const { removed, held, refused } = await loadStaged(trx, {
    etlStatusId,
    batchId,
    lea,
    most,
    component: componentName,
    schoolYear,
    acceptedBatchId: accepted?.batchId ?? batchId - 1,
    excludedSites: [...(read.excluded?.sites ?? [])],
    at: run.now(),
    removes: mode === 'full',
    isFirst: read.isFirst,
    hasUpdates: read.counts.recordsUpdated > 0,
    hasDeletions: mode !== 'addOnly' && read.deletions.rows > 0,
    removalLimit: template.deleteThresholdPercent,
  })
  const lines = refused.map((row) => notWritten(row, read))
  const counts = await countRefused(trx, { lea: run.lea, etlStatusId }, { ...read, refused, lines })
  read.tally.add(lines.map(({ finding }) => finding))
  if (refused.length > most) {
    await sql`rollback to savepoint load_component`.execute(trx)
    await trx
      .deleteFrom('importStaged')
      .where('lea', '=', run.lea)
      .where('etlStatusId', '=', etlStatusId)
      .execute()
    const { errorCount } = read.counts
    return failed(
      { ...tooManyRefused({ ...read, counts }, { source, template }), lines },
      { ...counts, errorCount },
    )
  }
  const notAdded = new Set(refused.map(({ sourceId }) => sourceId))
  await noteChangedRows(trx, {
    lea,
    batchId,
    component: componentName,
    change: 'added',
    examples: read.added.filter(({ sourceId }) => !notAdded.has(sourceId)),
  })
  await supersedeHolds(trx, { lea, componentName, batchId })
  const leftOut = leftOutLines({ ...run, componentName }, read.leftOut)
  const loaded = {
    ...counts,
    recordsDeleted: removed,
    warningCount: counts.warningCount + leftOut.length,
  }
  if (held) {
    await trx.insertInto('importUnacceptedResults').values({ lea, etlStatusId }).execute()
    const since = accepted && String(accepted.batchId)
    const finding = tooManyRemoved(held, componentName, { ...run, origin: source.origin, since })
    return {
      status: 'held',
      message: finding.message,
      failureOrigin: 'file',
      counts: { ...loaded, warningCount: loaded.warningCount + 1 },
      lines: [...lines, ...leftOut, aboutSource(finding)],
    }
  }
  return {
    status: counts.recordsRejected > 0 ? 'completedWithErrors' : 'completed',
    message: read.tally.sentence(),
    failureOrigin: read.tally.origin(),
    counts: loaded,
    lines: [...lines, ...leftOut],
  }
}

/** L001. The source row is no longer available. */
const notWritten = (
  { sourceId, reason, data }: RefusedRow,
  { memory }: Pick<ReadComponent, 'memory'>,
): Conclusion['lines'][number] => ({
  finding: createFinding('L001', { params: { reason } }),
  sourceId,
  rowNumber: memory.rows.get(sourceId) ?? null,
  rowData: null,
  recordLabel: recordLabelOf(data),
  siteCode: typeof data.siteCode === 'string' ? data.siteCode : null,
})

type Refused = Pick<ReadComponent, 'counts'> & { refused: readonly RefusedRow[]; lines: Conclusion['lines'] }

/** Corrects the counts: refused rows were counted as inserted or updated when read, and as warned if they had a warning. */
const countRefused = async (
  trx: Db,
  { lea, etlStatusId }: { lea: string; etlStatusId: number },
  { counts, refused, lines }: Refused,
) => {
  if (refused.length === 0) return counts
  const { warned } = await trx
    .selectFrom('importDetails')
    .select(({ fn }) => fn.count<number>('rowNumber').distinct().as('warned'))
    .where('lea', '=', lea)
    .where('etlStatusId', '=', etlStatusId)
    .where(
      'rowNumber',
      'in',
      lines.flatMap(({ rowNumber }) => rowNumber ?? []),
    )
    .executeTakeFirstOrThrow()
  const inserts = refused.filter(({ action }) => action === 'insert').length
  return {
    ...counts,
    recordsInserted: counts.recordsInserted - inserts,
    recordsUpdated: counts.recordsUpdated - (refused.length - inserts),
    recordsRejected: counts.recordsRejected + refused.length,
    recordsWarned: counts.recordsWarned - warned,
    errorCount: counts.errorCount + refused.length,
  }
}

type Holding = Pick<RunContext, 'districtId' | 'batchId'> & {
  origin: SourceOrigin
  /** The last accepted batch. */
  since: string | null
}

/** H001: rows in the file are loaded; missing ones stay until the district has reviewed them. */
const tooManyRemoved = (
  { gone, count, total }: Held,
  component: string,
  { districtId, batchId, origin, since }: Holding,
): Finding =>
  createFinding('H001', {
    origin,
    params: {
      component,
      count,
      total,
      percent: Math.round((count * 1000) / total) / 10,
      ...(since !== null && { since, ...(gone > count && { newer: gone - count }) }),
    },
    fixTarget: fixTargets.results(districtId, batchId),
  })
