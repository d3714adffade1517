import type { ImportedComponent } from '@edconsole/console-core/import-rules'
import { createTally, NO_ROWS } from '@edconsole/console-server/internal'
import type { RunOutcomeOf, RunSource } from './run-source.ts'
import { tooManyGone } from './too-many-gone.ts'

/** The newest run: what the import says of today's file, row by row. */
export const fromInbox = (component: ImportedComponent, source: RunSource): RunOutcomeOf => {
  const rows = source.reader.rows(component)
  const counts = { ...NO_ROWS, recordsRead: rows.length }
  const tally = createTally()
  const findings: RunOutcomeOf['findings'] = []
  for (const row of rows) {
    tally.add(row.findings)
    for (const finding of row.findings) {
      findings.push({ finding, row })
      counts[finding.severity === 'error' ? 'errorCount' : 'warningCount'] += 1
    }
    if (row.record === null) counts.recordsRejected += 1
    else if (row.findings.length > 0) counts.recordsWarned += 1
  }
  counts.recordsUnchanged = counts.recordsRead - counts.recordsRejected
  const read: RunOutcomeOf = {
    status: counts.recordsRejected > 0 ? 'completedWithErrors' : 'completed',
    stage: 'load',
    failureOrigin: tally.origin(),
    message: tally.sentence(),
    counts,
    findings,
  }
  return component === 'students' ? heldIfForgotten(read, source) : read
}

/** The file brings its own rows, and what it does not name any more waits for a decision. */
const heldIfForgotten = (read: RunOutcomeOf, source: RunSource): RunOutcomeOf => {
  const gone = source.reader.leftOut.filter(({ record }) => record !== null).length
  if (gone === 0) return read
  const total = read.counts.recordsUnchanged + gone
  const finding = tooManyGone(source, { component: 'students', gone, total })
  return {
    ...read,
    status: 'held',
    failureOrigin: 'file',
    message: finding.message,
    counts: { ...read.counts, warningCount: read.counts.warningCount + 1 },
    findings: [...read.findings, { finding }],
  }
}
