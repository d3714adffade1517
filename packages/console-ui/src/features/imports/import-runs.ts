import {
  type ImportLogDetail,
  type ImportLogHeader,
  type ImportLogResult,
  importLogsResource,
} from '@edconsole/console-core/contract'
import type { RunKind } from '../runs/run-kind.ts'
import { acceptedRows } from './accepted-rows.ts'

/** Imports, for everything that shows runs. */
export const importRunKind: RunKind<
  ImportLogHeader,
  ImportLogResult,
  ImportLogDetail,
  'recordsRead' | 'recordsRejected'
> = {
  calls: {
    headers: importLogsResource.headers,
    results: importLogsResource.results,
    details: importLogsResource.details,
  },
  routes: { list: 'import-logs', run: 'import-log-results', part: 'import-log-details' },
  counts: { rows: 'recordsRead', lost: 'recordsRejected' },
  hasFailedInPart: ({ componentsFailed }) => componentsFailed > 0,
  rows: (batch) => ({
    accepted: acceptedRows(batch),
    rejected: batch.recordsRejected,
    remaining: batch.endedAt === null ? Math.max(0, (batch.recordsExpected ?? 0) - batch.recordsRead) : 0,
  }),
}
