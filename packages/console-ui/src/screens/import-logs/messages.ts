import { formatCount } from '@edconsole/console-core'
import { importRunMessages } from '../../features/imports/messages.ts'
import { runListMessages } from '../../features/runs/list/list-messages.ts'

/** Every sentence of the list of batches; a host may replace each. */
export const messages = {
  ...runListMessages,
  run: importRunMessages,
  title: 'Import Logs',
  checking: 'Checking for a running import',
  upload: 'Upload files',
  strip: {
    ...runListMessages.strip,
    label: (batches: number) => (batches === 1 ? 'Last batch' : `Last ${formatCount(batches)} batches`),
    read: 'Rows read',
    accepted: 'Accepted',
    rejected: 'Rows rejected',
    failed: 'Failed batches',
    chart: 'Rows by batch',
  },
  table: 'Import batches',
  noun: { one: 'batch', many: 'batches' },
  search: 'Batch ID or source',
  columns: {
    ...runListMessages.columns,
    source: 'Source',
    components: 'Components',
    recordsRead: 'Rows read',
    bar: 'Accepted and rejected',
    recordsRejected: 'Rejected',
    recordsInserted: 'Inserted',
    recordsUpdated: 'Updated',
    recordsUnchanged: 'Unchanged',
    recordsDeleted: 'Deactivated',
  },
  componentsDone: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)}`,
  filters: {
    ...runListMessages.filters,
    source: 'Source',
    withRejections: 'With rejections',
    sources: { api: 'SIS API', sftp: 'SFTP', upload: 'File upload' },
  },
  card: { row: 'row', rows: 'rows', rejected: 'rejected' },
  menu: {
    ...runListMessages.menu,
    download: 'Download results',
    syncAgain: 'Sync again with the same components',
  },
  empty: {
    title: 'No imports yet',
    text: 'Check the SIS connection and the templates, then run the first sync.',
    connection: 'SIS connection',
    templates: 'Templates',
  },
  preview: {
    components: 'Components in load order',
    none: 'No component has started yet.',
  },
}

export type ImportLogsMessages = typeof messages
