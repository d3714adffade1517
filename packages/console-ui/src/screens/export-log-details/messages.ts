import { formatCount, plural } from '@edconsole/console-core'
import { exportRunMessages } from '../../features/exports/run/messages.ts'
import { runDetailMessages } from '../../features/runs/findings/detail-messages.ts'
import { rowsText } from '../../features/runs/rows-text.ts'

/** Every sentence of one file of a sending; a host may replace each. */
export const messages = {
  run: exportRunMessages,
  figures: 'File summary',
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
    help: "Rows left out here don't reach the receiver.",
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
    owner: 'Owner',
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
    none: "This line is about the file, so there's no row to show.",
    notKept: "The row wasn't kept.",
    wrong: 'This value is the problem',
  },
  log: {
    heading: 'Transfer log',
    failed: "The transfer log couldn't be loaded.",
    triggers: {
      scheduled: 'The export started on schedule.',
      manual: 'The export was started manually.',
      retry: 'The export was retried manually.',
      rollover: 'The export was started by a rollover.',
    },
    startedBy: (who: string) => `The export was started by ${who}.`,
    attempt: (attempt: number) => `This was attempt ${formatCount(attempt)}.`,
    waiting: "The file hasn't been started.",
    writing: (count: number) => `${rowsText(count)} written to the file so far.`,
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
    ready: 'The file is ready to download here.',
    notStored: 'The file is no longer stored. Send the export again to download it.',
    notDelivered: (to: string) => `The file wasn't delivered to ${to}.`,
  },
  nothing: {
    clean: (count: number) => (count === 1 ? 'The 1 row was sent.' : `All ${rowsText(count)} were sent.`),
    ready: (count: number) =>
      count === 1 ? 'The 1 row is in the file.' : `All ${rowsText(count)} are in the file.`,
    notSent: 'No problems with the rows in this file.',
    noRows: 'No rows were read.',
    running: 'Nothing to fix so far.',
  },
}

export type ExportLogDetailsMessages = typeof messages
