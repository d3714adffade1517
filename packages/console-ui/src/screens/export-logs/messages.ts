import { formatCount } from '@edconsole/console-core'
import { exportRunMessages } from '../../patterns/export-run/messages.ts'
import { updatedMessages } from '../../patterns/polling/updated-messages.ts'

/** Every sentence of the list of exports that were sent; a host may replace each. */
export const messages = {
  run: exportRunMessages,
  title: 'Export Logs',
  ...updatedMessages,
  strip: {
    label: (exports: number) => (exports === 1 ? 'Last export' : `Last ${formatCount(exports)} exports`),
    sent: 'Rows sent',
    share: 'Sent',
    leftOut: 'Rows left out',
    failed: 'Failed exports',
    of: (exports: number) => `of ${formatCount(exports)}`,
    unavailable: 'The figures could not be loaded.',
    chart: 'Rows by export',
    noun: { one: 'export', many: 'exports' },
  },
  table: 'Exports that were sent',
  noun: { one: 'export', many: 'exports' },
  search: 'Batch ID, product or export',
  columns: {
    batchId: 'Batch',
    status: 'Status',
    startedAt: 'Started (ET)',
    productName: 'Product',
    exportName: 'Export',
    destination: 'Destination',
    rowsSent: 'Rows sent',
    recordsSkipped: 'Rows left out',
    fileCount: 'Files',
    fileSizeBytes: 'Size',
    durationMs: 'Duration',
    schoolYear: 'Year',
    triggerType: 'Trigger',
    triggeredBy: 'Started by',
    endedAt: 'Finished (ET)',
    fileNames: 'File names',
    recordsWritten: 'Rows in files',
  },
  triggers: {
    scheduled: 'Schedule',
    manual: 'By hand',
    retry: 'Retry',
    rollover: 'Rollover',
  },
  filters: {
    status: 'Status',
    started: 'Started',
    product: 'Product',
    export: 'Export',
    component: 'Component',
    batch: 'Batch',
    withLeftOut: 'With rows left out',
    lastDays: (days: number) => (days === 1 ? 'Since yesterday' : `Last ${days} days`),
  },
  card: { sent: { one: 'row sent', many: 'rows sent' }, leftOut: 'left out' },
  menu: { open: 'Open', copyId: 'Copy batch ID' },
  copied: (batchId: number) => `Batch ID ${batchId} copied`,
  notCopied: 'The batch ID could not be copied',
  empty: {
    title: 'Nothing was exported yet.',
    text: 'An export is sent on its schedule, or from the export overview.',
    overview: 'Export Overview',
  },
  preview: {
    files: 'Files in the order they are written',
    none: 'No file was begun yet.',
  },
}

export type ExportLogsMessages = typeof messages
