import { formatCount } from '@edconsole/console-core'
import { importRunMessages } from '../../patterns/import-run/messages.ts'
import { updatedMessages } from '../../patterns/polling/updated-messages.ts'

/** Every sentence of the list of batches; a host may replace each. */
export const messages = {
  run: importRunMessages,
  title: 'Import Logs',
  ...updatedMessages,
  checking: 'Checking whether an import runs',
  strip: {
    label: (batches: number) => (batches === 1 ? 'Last batch' : `Last ${formatCount(batches)} batches`),
    read: 'Rows read',
    accepted: 'Accepted',
    rejected: 'Rows rejected',
    failed: 'Failed batches',
    of: (batches: number) => `of ${formatCount(batches)}`,
    unavailable: 'The figures could not be loaded.',
    chart: 'Rows by batch',
  },
  table: 'Import batches',
  noun: { one: 'batch', many: 'batches' },
  search: 'Batch ID or source',
  columns: {
    batchId: 'Batch',
    status: 'Status',
    startedAt: 'Started (ET)',
    duration: 'Duration',
    source: 'Source',
    components: 'Components',
    recordsRead: 'Rows read',
    bar: 'Accepted and rejected',
    recordsRejected: 'Rejected',
    endedAt: 'Finished (ET)',
    triggeredBy: 'Started by',
    schoolYear: 'School year',
    fileNames: 'File names',
    recordsInserted: 'Inserted',
    recordsUpdated: 'Updated',
    recordsUnchanged: 'Unchanged',
    recordsDeleted: 'Deleted',
    triggerType: 'Trigger',
  },
  triggers: {
    scheduled: 'Schedule',
    manual: 'By hand',
    retry: 'Retry',
    rollover: 'Rollover',
  },
  componentsDone: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)}`,
  filters: {
    status: 'Status',
    started: 'Started',
    source: 'Source',
    component: 'Component',
    batch: 'Batch',
    withRejections: 'With rejections',
    sources: { api: 'SIS API', sftp: 'SFTP', upload: 'File upload' },
    lastDays: (days: number) => (days === 1 ? 'Since yesterday' : `Last ${days} days`),
  },
  card: { row: 'row', rows: 'rows', rejected: 'rejected' },
  menu: {
    open: 'Open',
    copyId: 'Copy batch ID',
    download: 'Download results',
    syncAgain: 'Sync again with the same components',
  },
  copied: (batchId: number) => `Batch ID ${batchId} copied`,
  notCopied: 'The batch ID could not be copied',
  empty: {
    title: 'No imports yet',
    text: 'Check the SIS connection and the templates, then run the first sync.',
    connection: 'SIS connection',
    templates: 'Templates',
  },
  preview: {
    components: 'Components in load order',
    none: 'No component has begun yet.',
  },
}

export type ImportLogsMessages = typeof messages
