import { formatCount } from '@edconsole/console-core'
import { importComponentMessages } from '../../features/imports/messages.ts'

/** Every sentence of the raw log; a host may replace each. */
export const messages = {
  run: importComponentMessages,
  table: (component: string) => `Error log for ${component}`,
  noun: { one: 'line', many: 'lines' },
  columns: {
    loggedAt: 'Time (ET)',
    severity: 'Level',
    rowNumber: 'Row in file',
    sourceColumn: 'SIS column',
    message: 'Message',
    errorCode: 'Code',
  },
  levels: { label: 'Lines shown', all: 'All', error: 'Errors', warning: 'Warnings' },
  level: { error: 'Error', warning: 'Warning', info: 'Information' },
  search: {
    label: 'Find in messages',
    previous: 'Previous match',
    next: 'Next match',
    position: (at: number, of: number) => `${formatCount(at)} of ${formatCount(of)}`,
    positionOnPage: (at: number, of: number) => `${formatCount(at)} of ${formatCount(of)} on this page`,
    none: 'No match',
    noneOnPage: 'No match on this page',
  },
  /** The button says what the file leaves out. */
  download: {
    log: 'Download log',
    logMasked: 'Download log (masked)',
    note: 'Every line of the selected levels, as a CSV file',
    noteMasked: 'Every line of the selected levels, personal data hidden',
    busy: 'Downloading',
  },
  file: { time: 'Time (ET)', dataRow: 'Data row', localId: 'Local ID', suggestion: 'Suggestion' },
  wrap: 'Wrap lines',
  copyLine: 'Copy line',
  copied: 'Line copied',
  notCopied: "The line couldn't be copied",
  showInDetails: 'Show row in Details',
  full: {
    component: 'component',
    batch: 'batch',
    row: 'row',
    localId: 'local ID',
    code: 'code',
    stage: 'stage',
  },
  empty: (component: string, batchId: string) => `No error logs for ${component} in batch ${batchId}.`,
  emptyHelp: 'Every row was accepted without a warning.',
  noLevel: { error: 'No errors in this log', warning: 'No warnings in this log' },
  otherLevels: 'Select All to see the other level.',
}

export type ImportLogErrorsMessages = typeof messages
