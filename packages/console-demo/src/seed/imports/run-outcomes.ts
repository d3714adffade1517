import { CONSTANTS, type RowCounts } from '@edconsole/console-core/contract'
import {
  createFinding,
  FINDING_CODES,
  type Finding,
  fixTargets,
  type ImportedComponent,
} from '@edconsole/console-core/import-rules'
import { decisionSentence, NO_ROWS, removedSentence } from '@edconsole/console-server/internal'
import { fromInbox } from './from-inbox.ts'
import { rejectedRows, warnedRows } from './made-up-rows.ts'
import type { PlannedRun } from './plan-runs.ts'
import type { Random } from './random.ts'
import type { RunOutcomeOf, RunSource } from './run-source.ts'
import { STUDENT_HEADER } from './student-table.ts'
import { tooManyGone } from './too-many-gone.ts'

export const ENDED: RunOutcomeOf = {
  status: 'completed',
  stage: 'load',
  failureOrigin: null,
  message: null,
  counts: NO_ROWS,
  findings: [],
}

/** How one component of a run of the past went. */
export const outcomeOf = (
  component: ImportedComponent,
  planned: PlannedRun,
  source: RunSource,
): RunOutcomeOf => {
  const { reader, random, district } = source
  const { id: templateId, filePattern } = reader.template(component)
  const scope = { districtId: String(district.id), templateId }
  if (planned.outcome === 'inbox') return fromInbox(component, source)
  if (component === 'sites' && planned.outcome === 'refusedBySis') {
    return stopped(createFinding('E002', { params: { status: 401 }, fixTarget: fixTargets.apiSetup(scope) }))
  }
  if (component === 'sites' && planned.outcome === 'silentSis') {
    return stopped(
      createFinding('E001', {
        params: { reason: 'noAnswer' },
        fixTarget: fixTargets.apiSetup(scope),
      }),
    )
  }
  if (component === 'students' && planned.outcome === 'fileMissing') {
    return stopped(
      createFinding('E004', { params: { pattern: filePattern }, fixTarget: fixTargets.template(scope) }),
    )
  }
  const total = rowsThen(component, planned, source)
  if (component === 'enrollment') return withGone(fine(total, random), source.gone)
  if (component !== 'students') return fine(total, random)
  const updated = random.int(0, Math.ceil(total * 0.004))
  const inserted = random.int(0, Math.ceil(total * 0.0006))
  const base = { ...NO_ROWS, recordsRead: total, recordsUpdated: updated, recordsInserted: inserted }
  if (planned.decided) {
    const gone = Math.round(total * 0.31)
    const finding = tooManyGone(source, { component, gone, total: total + gone })
    const counts = { ...base, recordsUnchanged: total - updated - inserted, warningCount: 1 }
    const message = `${removedSentence(0)} ${decisionSentence(planned.decided, CONSTANTS.timeZone)}`
    return { ...ENDED, message, counts, findings: [{ finding }] }
  }
  if (planned.outcome === 'miscased') {
    const findings = reader.importer('students', MISCASED).findings.map((finding) => ({ finding }))
    const counts = { ...base, recordsUnchanged: total - updated - inserted, warningCount: findings.length }
    return { ...ENDED, counts, findings }
  }
  return withGone(withLines(planned, source, base), source.gone)
}

const withGone = (outcome: RunOutcomeOf, recordsDeleted: number): RunOutcomeOf => ({
  ...outcome,
  counts: { ...outcome.counts, recordsDeleted },
})

const withLines = (
  planned: PlannedRun,
  { reader, random, unknownSite }: RunSource,
  base: RowCounts,
): RunOutcomeOf => {
  const most = Math.max(1, Math.min(60, Math.floor(base.recordsRead * 0.1)))
  const count = random.int(1, most)
  if (planned.outcome !== 'rejected' && planned.outcome !== 'warned') {
    return {
      ...ENDED,
      counts: { ...base, recordsUnchanged: base.recordsRead - base.recordsUpdated - base.recordsInserted },
    }
  }
  const rejects = planned.outcome === 'rejected'
  const { rows, tally } = rejects
    ? rejectedRows(reader, unknownSite, count, random)
    : warnedRows(reader, count, random)
  const rejected = rows.filter((row) => row.record === null).length
  const findings = rows.flatMap((row) => row.findings.map((finding) => ({ finding, row })))
  const counts = {
    ...base,
    recordsUnchanged: base.recordsRead - base.recordsUpdated - base.recordsInserted - rejected,
    recordsRejected: rejected,
    recordsWarned: rows.length - rejected,
    errorCount: findings.filter((f) => f.finding.severity === 'error').length,
    warningCount: findings.filter((f) => f.finding.severity === 'warning').length,
  }
  return {
    status: rejects ? 'completedWithErrors' : 'completed',
    stage: 'load',
    failureOrigin: tally.origin(),
    message: tally.sentence(),
    counts,
    findings,
  }
}

const stopped = (finding: Finding): RunOutcomeOf => ({
  status: 'failed',
  stage: 'extract',
  failureOrigin: FINDING_CODES[finding.code].origin,
  message: finding.message,
  counts: { ...NO_ROWS, errorCount: 1 },
  findings: [{ finding }],
})

const fine = (total: number, random: Random): RunOutcomeOf => {
  const recordsUpdated = random.int(0, Math.ceil(total * 0.002))
  return {
    ...ENDED,
    counts: { ...NO_ROWS, recordsRead: total, recordsUpdated, recordsUnchanged: total - recordsUpdated },
  }
}

/** Districts grow a little over the weeks. */
const rowsThen = (component: ImportedComponent, planned: PlannedRun, { reader, now }: RunSource): number => {
  const today = reader.rows(component).length
  const days = (now.getTime() - planned.startedAt.getTime()) / DAY_MS
  const growth = component === 'sites' ? 0 : Math.floor(days * today * 0.0002)
  const share = planned.decided && component === 'students' ? 0.69 : 1
  return Math.max(1, Math.round((today - growth) * share))
}

const DAY_MS = 86_400_000
const MISCASED = STUDENT_HEADER.map((name) => (name === 'GRADE' ? 'Grade' : name))
