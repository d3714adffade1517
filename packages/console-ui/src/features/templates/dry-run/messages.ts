import { asSentence, countOf, formatCount } from '@edconsole/console-core'
import type { ReferredComponent } from '@edconsole/console-core/import-rules'

const rowsOf = (rows: number): string => countOf(rows, 'row', 'rows')

/** Texts of a dry run; a host replaces them under `dry-run`. */
export const dryRunMessages = {
  file: {
    label: 'File to try',
    help: "Text separated by commas, semicolons, tabs, or pipes, up to 500 MB. It's read in this browser. Nothing is uploaded or stored.",
  },
  looking: 'Reading the file',
  failed: {
    title: "The file couldn't be tried",
    unknown: 'Something went wrong',
    reason: (reason: string) => `${asSentence(reason)} Try again, or choose the file again.`,
    again: 'Try again',
  },
  reading: {
    title: 'How the file is read',
    delimiter: 'Separated by',
    delimiters: { comma: 'Commas', semicolon: 'Semicolons', tab: 'Tabs', pipe: 'Pipes' },
    encoding: 'Encoding',
    hasHeader: 'First row has names',
    differs: 'The template reads files differently, so an import of this file would give other results.',
    keep: 'Use in the template',
  },
  running: {
    lists: 'Records read from the district',
    records: { one: 'record', many: 'records' },
    rows: (rows: number) => (rows === 0 ? 'Detecting the encoding' : `Rows checked: ${formatCount(rows)}`),
    checked: 'Progress of the check',
    cancel: 'Cancel',
    cancelled: 'The trial was canceled.',
    start: 'Try the file again',
  },
  outdated: {
    title: 'The template has changed since',
    text: 'These results are for an earlier version of the template.',
  },
  report: {
    done: (rows: number) => `${rowsOf(rows)} checked`,
    rows: 'Rows',
    accepted: 'Accepted',
    warned: 'With a warning',
    rejected: 'Rejected',
    leftOut: 'Left out',
    leftOutHelp: "Their sites aren't in imports.",
    repeated: 'Repeated',
    repeatedHelp: 'Another row says the same.',
    nothing: 'An import would load nothing',
    clean: 'Every row would be loaded.',
    notKnown: 'Known only after an import',
    stored: 'Manually added records, and how many would be added, changed, or removed.',
    notChecked: (components: readonly ReferredComponent[]) =>
      `References to ${components.map((one) => REFERRED[one]).join(', ')} were not checked: you may not read that list.`,
    atClosedSites: (rows: number) =>
      `${rowsOf(rows)} at closed sites. They're imported only for existing records.`,
  },
  causes: {
    heading: 'What to fix',
    help: 'Start at the top. Choose a cause to see its rows.',
    warning: 'Warning',
    ofFile: 'File',
    map: 'Map this column',
    sendNewFile: 'Send a new file',
    checkFile: 'Check the file and the template',
    translate: (values: number) => `Translate ${countOf(values, 'value', 'values')}`,
    owners: {
      district: 'Correct it in the SIS',
      provider: 'Correct it in the console',
      none: 'Nothing to do',
    },
  },
  rows: {
    title: (shown: number, rows: number) =>
      shown < rows ? `The first ${formatCount(shown)} of ${rowsOf(rows)}` : rowsOf(rows),
    row: 'Row',
    record: 'Record',
    message: 'What is wrong',
    showPersonal: 'Show personal data',
    hidePersonal: 'Hide personal data',
  },
  unmapped: {
    title: (count: number) =>
      `${countOf(count, 'column of the file feeds', 'columns of the file feed')} nothing`,
    map: (column: string) => `Map to ${column}`,
  },
}

export type DryRunMessages = typeof dryRunMessages

const REFERRED: Readonly<Record<ReferredComponent, string>> = {
  sites: 'sites',
  students: 'students',
  staff: 'staff',
  courses: 'courses',
  sections: 'sections',
}
