import { formatCount, plural } from '@edconsole/console-core'
import { importComponentMessages } from '../../features/imports/messages.ts'
import { addedWords } from '../../features/runs/causes/added-since.ts'
import { runDetailMessages } from '../../features/runs/findings/detail-messages.ts'
import { rowsText } from '../../features/runs/rows-text.ts'

/** Every sentence of one component's findings; a host may replace each. */
export const messages = {
  run: importComponentMessages,
  help: 'About import details',
  helpText: {
    rows: 'Rejected rows were not loaded. Rows with a warning were loaded with a changed value.',
    causes:
      'Rows are grouped by cause, in the order to fix them. A missing site also rejects its students, so fixing it first shortens the rest.',
    fixes:
      'Translations and sites are added here and take effect with the next sync. Everything else is corrected in the SIS. The rows stay in this log as a record of what happened.',
    privacy:
      'Row numbers match those in a spreadsheet. Names and birth dates are hidden until you show them.',
  },
  figures: 'Component summary',
  read: 'Rows read',
  accepted: 'Accepted',
  rejected: 'Rejected',
  warned: 'Accepted with warnings',
  causes: {
    ...runDetailMessages.causes,
    help: 'Start at the top. A missing site also rejects its students.',
    hint: 'Select a cause to filter rows',
    open: (component: string) => `Open ${component}`,
  },
  notes: {
    action: (count: number) =>
      count > 0 ? `${formatCount(count)} ${plural(count, 'note', 'notes')}` : 'Add note',
    title: (cause: string) => `Notes on “${cause}”`,
  },
  table: (component: string) => `Findings for ${component}`,
  noun: { one: 'row', many: 'rows' },
  search: 'Row or local ID',
  columns: {
    rowNumber: 'Row in file',
    sourceId: 'Local ID',
    sourceColumn: 'SIS column',
    rejectedValue: 'Value received',
    siteCode: 'Site',
    message: 'Problem',
    causeTitle: 'Cause',
    severity: 'Level',
    errorCode: 'Code',
    recordLabel: 'Name',
  },
  added: addedWords,
  /** The button says what the file leaves out. */
  download: {
    rejected: 'Download rejected rows',
    rejectedMasked: 'Download rejected rows (masked)',
    cause: 'Download rows with this cause',
    causeMasked: 'Download rows with this cause (masked)',
    note: 'The rows as the SIS sent them, each with its error',
    noteMasked: 'The rows as the SIS sent them, personal data hidden',
    busy: 'Downloading',
  },
  file: {
    noun: { one: 'row', many: 'rows' },
    rowInFile: 'Row in file',
    dataRow: 'Data row',
    errorCode: 'errorCode',
    errorMessage: 'errorMessage',
    suggestion: 'suggestion',
  },
  filters: { ...runDetailMessages.filters, value: 'Value received', row: 'Row in file' },
  severities: runDetailMessages.severities,
  record: {
    ...runDetailMessages.record,
    heading: 'Source record',
    none: "This finding is about the whole file, so there's no row to show.",
    notKept: "The source record wasn't kept.",
    wrong: "This value wasn't accepted",
  },
  allAccepted: (count: number) =>
    count === 1 ? 'The 1 row was accepted.' : `All ${rowsText(count)} were accepted.`,
  noRows: 'No rows were read.',
  running: 'Nothing to fix so far.',
  actions: {
    inserted: 'Inserted',
    updated: 'Updated',
    unchanged: 'Unchanged',
    deleted: 'Deactivated',
  },
}

export type ImportLogDetailsMessages = typeof messages
