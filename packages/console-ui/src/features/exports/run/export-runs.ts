import {
  type ExportLogDetail,
  type ExportLogHeader,
  type ExportLogResult,
  exportLogsResource,
  exportRuns,
} from '@edconsole/console-core'
import type { LookOfStatus } from '../../../parts/status/use-status-look.ts'
import { type RunKind, runWord } from '../../runs/run-kind.ts'
import { sentRows } from './delivery.ts'

/** Exports that were sent, for everything that shows runs. */
export const exportRunKind: RunKind<
  ExportLogHeader,
  ExportLogResult,
  ExportLogDetail,
  'recordsWritten' | 'recordsSkipped'
> = {
  calls: {
    headers: exportLogsResource.headers,
    results: exportLogsResource.results,
    details: exportLogsResource.details,
  },
  watch: exportRuns,
  routes: { list: 'export-logs', run: 'export-log-results', part: 'export-log-details' },
  counts: { rows: 'recordsWritten', lost: 'recordsSkipped' },
  // What is sent in part has failed in part: none of its rows are rejected (R44)
  hasFailedInPart: () => true,
  rows: (batch) => ({
    accepted: sentRows(batch),
    rejected: batch.recordsSkipped,
    remaining: batch.recordsWritten - sentRows(batch),
  }),
}

/** The state of an export in words. */
export const exportWord = (status: string, lookOf: LookOfStatus): string =>
  runWord(exportRunKind, { status, componentsFailed: 0 }, lookOf)
