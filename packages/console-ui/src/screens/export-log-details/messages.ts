import { formatCount, plural } from '@edconsole/console-core'
import { exportRunMessages } from '../../features/exports/run/messages.ts'
import { rowsText, runDetailMessages } from '../../features/runs/messages.ts'

/** Every sentence of one file of a sending; a host may replace each. */
export const messages = {
  run: exportRunMessages,
  figures: 'Figures of this file',
  read: 'Rows read',
  sent: 'Rows sent',
  leftOut: 'Rows left out',
  inFile: 'Rows in file',
  size: 'Size',
  delivery: 'Delivery',
  checksum: 'Checksum (SHA-256)',
  copyChecksum: 'the checksum',
  causes: {
    ...runDetailMessages.causes,
    help: 'Rows that are left out here are missing at the receiver.',
    hint: 'Select a cause to filter lines',
  },
  table: (component: string) => `Lines for ${component}`,
  noun: { one: 'line', many: 'lines' },
  search: 'Local ID or problem',
  columns: {
    rowNumber: 'Row',
    sourceId: 'Local ID',
    columnName: 'Column',
    rejectedValue: 'Value',
    siteCode: 'Site',
    message: 'Problem',
    owner: 'Whose turn',
    causeTitle: 'Cause',
    severity: 'Level',
    errorCode: 'Code',
    recordLabel: 'Name',
    loggedAt: 'Time (ET)',
  },
  filters: runDetailMessages.filters,
  severities: runDetailMessages.severities,
  record: {
    ...runDetailMessages.record,
    heading: 'Row as sent',
    none: 'This line is about the file, so there is no row to show.',
    notKept: 'The row was not kept.',
    wrong: 'This value is the problem',
  },
  log: {
    heading: 'Transfer log',
    failed: 'The transfer log could not be loaded.',
    triggers: {
      scheduled: 'The export was started by its schedule.',
      manual: 'The export was started by hand.',
      retry: 'The export was started again by hand.',
      rollover: 'The export was started by a rollover.',
    },
    startedBy: (who: string) => `The export was started by ${who}.`,
    attempt: (attempt: number) => `This was attempt ${formatCount(attempt)}.`,
    waiting: 'The file has not been begun.',
    writing: (count: number) => `${rowsText(count)} are written into the file so far.`,
    written: (count: number, file: string, size: string) =>
      `${rowsText(count)} were written into ${file}${size === '' ? '' : ` (${size})`}.`,
    writtenOne: (file: string, size: string) =>
      `1 row was written into ${file}${size === '' ? '' : ` (${size})`}.`,
    noFile: 'No file was written.',
    leftOut: (count: number) => `${rowsText(count)} ${plural(count, 'was', 'were')} left out.`,
    sending: (to: string) => `The file is on its way to ${to}.`,
    sent: (to: string, folder: string | null) =>
      `The file was sent to ${to}${folder === null ? '' : `, folder ${folder}`}.`,
    acknowledged: 'The receiver confirmed it.',
    ready: 'The file is kept here to be downloaded.',
    refused: (to: string) => `${to} did not take the file.`,
  },
  nothing: {
    clean: (count: number) => (count === 1 ? 'The 1 row was sent.' : `All ${rowsText(count)} were sent.`),
    ready: (count: number) =>
      count === 1 ? 'The 1 row is in the file.' : `All ${rowsText(count)} are in the file.`,
    notSent: 'Nothing was wrong with the rows of this file.',
    noRows: 'No rows were read.',
    running: 'Nothing to fix so far.',
  },
}

export type ExportLogDetailsMessages = typeof messages
