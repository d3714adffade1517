import { countOf, formatCount, plural } from '@edconsole/console-core'
import { importComponentMessages } from '../../features/imports/component-messages.ts'

const rows = (count: number): string => countOf(count, 'row', 'rows')

/** Every sentence of one component's findings; a host may replace each. */
export const messages = {
  run: importComponentMessages,
  help: 'About import details',
  figures: 'Figures of this component',
  read: 'Rows read',
  accepted: 'Accepted',
  rejected: 'Rejected',
  warned: 'Accepted with warnings',
  causes: {
    heading: 'What to fix',
    help: 'Start at the top. A missing site also rejects its students.',
    hint: 'Select a cause to filter rows',
    count: (count: number) => countOf(count, 'cause', 'causes'),
    different: (count: number) => `${formatCount(count)} different ${plural(count, 'value', 'values')}`,
    differentOrMore: (count: number) => `${formatCount(count)} or more different values`,
    warning: 'Warning',
    open: (component: string) => `Open ${component}`,
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
  added: {
    all: (kind: 'translation' | 'site', count: number) =>
      `${kind === 'site' ? (count === 1 ? 'Site' : 'Sites') : count === 1 ? 'Translation' : 'Translations'} added.`,
    next: (count: number) => `${plural(count, 'Takes', 'Take')} effect in the next sync.`,
    some: (kind: 'translation' | 'site', count: number) =>
      `${formatCount(count)} ${kind}${plural(count, '', 's')} added`,
  },
  /** The button says what the file leaves out. */
  download: {
    rejected: 'Download rejected rows',
    rejectedMasked: 'Download rejected rows (masked)',
    cause: 'Download rows of this cause',
    causeMasked: 'Download rows of this cause (masked)',
    note: 'The rows as the SIS sent them, each with what is wrong',
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
  filters: { cause: 'Cause', severity: 'Level', value: 'Value received', row: 'Row in file' },
  severities: { error: 'Error', warning: 'Warning', info: 'Information' },
  record: {
    title: (row: string) => `Row ${row}`,
    ofFile: 'Whole file',
    heading: 'Source record',
    none: 'This finding is about the whole file, so there is no row to show.',
    notKept: 'The source record was not kept.',
    sameValue: (count: number) => `${rows(count)} ${plural(count, 'has', 'have')} this value`,
    showSame: (count: number) => `Show the ${rows(count)}`,
    copy: 'Copy row as JSON',
    copied: 'Row copied as JSON',
    copiedMasked: 'Row copied as JSON, personal data left out',
    notCopied: 'The row could not be copied',
    wrong: 'This value was not accepted',
  },
  allAccepted: (count: number) =>
    count === 1 ? 'The 1 row was accepted.' : `All ${rows(count)} were accepted.`,
  noRows: 'No rows were read.',
  running: 'Nothing to fix so far.',
  actions: {
    inserted: 'Added',
    updated: 'Changed',
    unchanged: 'Unchanged',
    deleted: 'Removed',
  },
}

export type ImportLogDetailsMessages = typeof messages
