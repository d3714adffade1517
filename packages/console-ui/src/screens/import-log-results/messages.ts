import { formatCount } from '@edconsole/console-core'
import { importRunMessages, resultTitles } from '../../features/imports/messages.ts'
import { rowsText } from '../../features/runs/rows-text.ts'
import { runResultMessages } from '../../features/runs/run/run-messages.ts'

/** Every sentence of one batch; a host may replace each. */
export const messages = {
  ...runResultMessages,
  run: importRunMessages,
  previousBatch: 'Previous batch',
  nextBatch: 'Next batch',
  startedBy: (name: string) => `Started by ${name}`,
  triggers: {
    manual: 'Started manually',
    retry: 'Started as a retry',
    rollover: 'Started by a rollover',
    arrival: 'Started when its files arrived',
  } as Readonly<Record<string, string>>,
  figures: 'Batch summary',
  read: 'Rows read',
  accepted: 'Accepted',
  rejected: 'Rejected',
  comparedWith: (batchId: number) => `Compared with batch ${batchId}`,
  comparedWithBefore: 'Compared with earlier batches',
  compareAction: 'Compare',
  compareNote: 'This batch beside the one before it',
  notes: {
    action: (count: number) => (count > 0 ? `Notes (${formatCount(count)})` : 'Notes'),
    note: 'What people wrote about this batch',
    title: (batchId: string) => `Notes on batch ${batchId}`,
  },
  compare: { read: 'rows read', rejected: 'rejected', same: 'No difference' },
  views: { label: 'Components shown', all: 'All', rejected: 'With rejections', failed: 'Failed' },
  loadOrder: 'Components in load order',
  table: (batchId: string) => `Components of batch ${batchId}`,
  noun: { one: 'component', many: 'components' },
  columns: resultTitles,
  card: { row: 'row', rows: 'rows', rejected: 'rejected' },
  download: {
    action: 'Download results',
    note: 'Every component of this batch with its counts, as a CSV file',
    busy: 'Downloading',
  },
  rejectedRows: (count: string, component: string) => `${count} rejected, ${component}`,
  warnedRows: (count: string, component: string) => `${count} warnings, ${component}`,
  detailsDeleted: (at: string) =>
    `The details of this batch were deleted on ${at} because of their age. Its counts stay.`,
  removals: {
    title: 'Records to remove',
    about:
      'A release removes these records. Those that people changed since, and those of sites that are no longer in imports, stay.',
    table: (batchId: string) => `Records that batch ${batchId} would remove`,
    noun: { one: 'record', many: 'records' },
    search: 'ID or name',
    columns: {
      sourceId: 'ID',
      recordLabel: 'Name',
      siteCode: 'Site',
      componentName: 'Component',
      isAccepted: 'In the last accepted import',
    },
    accepted: { yes: 'Yes', no: 'No, came later' },
    none: 'Nothing would be removed',
    noneHelp: 'All of these records were changed since, or their sites are no longer in imports.',
  },
  hold: {
    release: {
      action: 'Release removals',
      note: 'Removes the records that this import would remove',
      title: (batchId: number) => `Release the removals of batch ${batchId}?`,
      consequence: "The records are removed now. You can't undo this.",
      count: (count: string) => `Records to remove: ${count}.`,
      busy: 'Releasing',
      done: (batchId: number) => `Removals of batch ${batchId} released`,
    },
    discard: {
      action: 'Discard removals',
      note: 'Keeps the records; the rest of the batch stays as it is',
      title: (batchId: number) => `Discard the removals of batch ${batchId}?`,
      consequence: 'The records stay. An import that leaves them out again is held again.',
      busy: 'Discarding',
      done: (batchId: number) => `Removals of batch ${batchId} discarded`,
    },
  },
  errorLogs: 'Error logs',
  fewer: (count: number, batchId: number) =>
    `${rowsText(count)} fewer than in batch ${batchId}. Check the file before the next sync.`,
  fixes: { connection: 'Check the connection', upload: 'Upload files', template: 'Check the template' },
  noView: {
    rejected: { title: 'No component has rejections', text: 'Every row read was loaded.' },
    failed: { title: 'No component failed', text: 'Every component finished.' },
  },
  empty: { title: 'No components yet', text: 'They appear here when the batch starts.' },
}

export type ImportLogResultsMessages = typeof messages
