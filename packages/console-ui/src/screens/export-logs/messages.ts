import { formatCount } from '@edconsole/console-core'
import { exportRunMessages } from '../../features/exports/run/messages.ts'
import { runListMessages } from '../../features/runs/list/list-messages.ts'

/** Every sentence of the list of exports that were sent; a host may replace each. */
export const messages = {
  ...runListMessages,
  run: exportRunMessages,
  title: 'Export Logs',
  strip: {
    ...runListMessages.strip,
    label: (exports: number) => (exports === 1 ? 'Last export' : `Last ${formatCount(exports)} exports`),
    sent: 'Rows sent',
    share: 'Sent',
    leftOut: 'Rows left out',
    failed: 'Failed exports',
    chart: 'Rows by export',
    noun: { one: 'export', many: 'exports' },
  },
  table: 'Export runs',
  noun: { one: 'export', many: 'exports' },
  search: 'Batch ID, product or export',
  columns: {
    ...runListMessages.columns,
    productName: 'Product',
    exportName: 'Export',
    destination: 'Destination',
    rowsSent: 'Rows sent',
    recordsSkipped: 'Rows left out',
    fileCount: 'Files',
    fileSizeBytes: 'Size',
    recordsWritten: 'Rows in files',
  },
  filters: {
    ...runListMessages.filters,
    product: 'Product',
    export: 'Export',
    withLeftOut: 'With rows left out',
  },
  card: { sent: { one: 'row sent', many: 'rows sent' }, leftOut: 'left out' },
  empty: {
    title: 'Nothing has been exported yet.',
    text: 'Exports run on a schedule or from Export Overview.',
    overview: 'Export Overview',
  },
  preview: {
    files: 'Files in write order',
    none: 'No files yet.',
  },
}

export type ExportLogsMessages = typeof messages
