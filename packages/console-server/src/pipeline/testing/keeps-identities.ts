import { expect } from 'vitest'
import { COUNT_FIELDS } from '../row-counts.ts'
import type { readBatch } from './import-bench.ts'

/** What must hold of the counts of every batch, however it ended. */
export const keepsIdentities = ({
  header,
  results,
  details,
}: Awaited<ReturnType<typeof readBatch>>): void => {
  for (const r of [header, ...results]) {
    expect(r.recordsRead).toBe(r.recordsInserted + r.recordsUpdated + r.recordsUnchanged + r.recordsRejected)
    expect(r.errorCount).toBeGreaterThanOrEqual(r.recordsRejected)
  }
  for (const field of COUNT_FIELDS) expect(header[field]).toBe(results.reduce((sum, r) => sum + r[field], 0))
  for (const { etlStatusId, errorCount, warningCount, recordsRejected } of results) {
    const lines = details.filter((d) => d.etlStatusId === etlStatusId)
    const errors = lines.filter((d) => d.severity === 'error')
    const warnings = lines.filter((d) => d.severity === 'warning')
    expect([errors.length, warnings.length]).toEqual([errorCount, warningCount])
    // Those of accounts are about people, and no row of a file.
    expect(new Set(errors.flatMap((d) => d.rowNumber ?? d.sourceId ?? [])).size).toBe(recordsRejected)
  }
}
