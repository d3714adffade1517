import { countOf } from '@edconsole/console-core'
import { exportRunMessages } from '../../features/exports/run/messages.ts'
import { rowsText } from '../../features/runs/rows-text.ts'
import { runResultMessages } from '../../features/runs/run/run-messages.ts'

/** Every sentence of one sending; a host may replace each. */
export const messages = {
  ...runResultMessages,
  run: exportRunMessages,
  previousBatch: 'Previous export',
  nextBatch: 'Next export',
  figures: 'Export summary',
  sent: 'Rows sent',
  leftOut: 'Rows left out',
  size: 'Size of files',
  comparedWith: (batchId: number) => `Compared with export ${batchId}`,
  comparedWithBefore: 'Compared with earlier runs',
  compare: { written: 'rows in files', leftOut: 'left out', same: 'No difference in rows in files' },
  retryOf: (batchId: number) => `Retry of export ${batchId}`,
  retriedAs: (batchId: number, state: string) => `Retried as export ${batchId}: ${state}`,
  order: 'Components in write order',
  table: (batchId: string) => `Components of export ${batchId}`,
  noun: { one: 'component', many: 'components' },
  files: { label: 'Files', count: (count: number) => countOf(count, 'file', 'files') },
  card: { sent: { one: 'row sent', many: 'rows sent' }, leftOut: 'left out' },
  columns: {
    componentName: 'Component',
    fileName: 'File name',
    bar: 'Sent and left out',
    rowsSent: 'Rows sent',
    recordsSkipped: 'Left out',
    fileSizeBytes: 'Size',
    checksumSha256: 'Checksum',
    deliveryStatus: 'Delivery',
    attempt: 'Attempts',
    message: 'Message',
    status: 'Status',
    durationMs: 'Duration',
    recordsRead: 'Rows read',
    recordsWritten: 'Rows in file',
    writtenChange: 'Change in rows in file',
    leftOutChange: 'Change in left out',
  },
  checksum: (component: string) => `the checksum of ${component}`,
  fewer: (count: number, batchId: number) =>
    `${rowsText(count)} fewer than in export ${batchId}. Check the data before the next run.`,
  empty: { title: 'No components yet', text: 'They appear here when the export starts.' },
}

export type ExportLogResultsMessages = typeof messages
