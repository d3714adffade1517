import { countOf, formatCount } from '@edconsole/console-core'
import { tableViewerMessages } from '../viewer/messages.ts'

/** Every sentence of an open record; a host may replace each under `record-drawer`. */
export const recordDrawerMessages = {
  showPersonal: tableViewerMessages.showPersonal,
  hidePersonal: tableViewerMessages.hidePersonal,
  tabs: (title: string) => `About ${title}`,
  record: 'Record',
  errors: 'Errors',
  fields: 'Fields',
  source: 'From the SIS',
  batch: (batchId: number) => `Batch ${batchId}`,
  errorsHeading: 'Errors for this record',
  error: (batchId: number, message: string) => `Batch ${batchId}: ${message}`,
  noErrors: 'No import errors for this record.',
  newestErrors: (shown: number, total: number) =>
    `The newest ${formatCount(shown)} of ${formatCount(total)}.`,
  noRelated: (noun: string) => `No ${noun} for this record.`,
  related: (shown: number, total: number, [one, many]: readonly [string, string]) =>
    shown < total ? `${formatCount(shown)} of ${formatCount(total)} ${many}` : countOf(total, one, many),
  openTable: 'Open in Table Viewer',
  tableFailed: "This table couldn't be loaded",
}

export type RecordDrawerMessages = typeof recordDrawerMessages
