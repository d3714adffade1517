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
    label: (runs: number) => (runs === 1 ? 'Last run' : `Last ${formatCount(runs)} runs`),
    sent: 'Rows sent',
    share: 'Sent',
    leftOut: 'Rows left out',
    failed: 'Failed runs',
    chart: 'Rows by run',
    noun: { one: 'run', many: 'runs' },
  },
  table: 'Export runs',
  noun: { one: 'run', many: 'runs' },
  search: 'Run ID, product, or export',
  columns: {
    ...runListMessages.columns,
    batchId: 'Run',
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
    batch: 'Run',
    product: 'Product',
    export: 'Export',
    withLeftOut: 'With rows left out',
  },
  card: { sent: { one: 'row sent', many: 'rows sent' }, leftOut: 'left out' },
  menu: { open: 'Open', copyId: 'Copy run ID' },
  copied: (runId: number) => `Run ID ${runId} copied`,
  notCopied: "The run ID couldn't be copied",
  empty: {
    title: 'Nothing has been exported yet',
    text: 'Exports run on a schedule or from Export Overview.',
    overview: 'Export Overview',
  },
  preview: {
    files: 'Components in write order',
    none: 'No components yet.',
  },
}

export type ExportLogsMessages = typeof messages
