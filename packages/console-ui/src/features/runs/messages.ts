import { countOf, formatCount, plural } from '@edconsole/console-core'

/** What the logs of imports and of exports say in the same words. */
export const runLogMessages = {
  fix: {
    addTranslations: (count: number) => `Add ${countOf(count, 'translation', 'translations')}`,
    addManyTranslations: 'Add translations',
    addSites: (count: number) => `Add ${countOf(count, 'site', 'sites')}`,
    correctInSis: 'Correct in the SIS',
    syncAgain: 'Sync again',
    nothingToDo: 'Nothing to do',
  },
  /** Whose turn it is. */
  owners: { district: 'District', provider: 'Provider', none: 'No one' } as Readonly<Record<string, string>>,
  causes: {
    heading: 'What to fix',
    none: 'Nothing to fix.',
    failed: "The causes couldn't be loaded.",
    loading: 'Loading the causes',
    since: (day: string) => `Since ${day}`,
    backSince: (day: string) => `Back since ${day}`,
    loadedBy: (batchId: number) => `Loaded by batch ${batchId}`,
    more: (causes: number, rows: number) =>
      `and ${formatCount(rows)} for ${formatCount(causes)} more ${plural(causes, 'cause', 'causes')}`,
    /** Said openly when the server does not group and only the first rows were counted. */
    ofFirst: (count: number) => `of the first ${formatCount(count)} rows`,
  },
  showPersonal: 'Show personal data',
  hidePersonal: 'Hide personal data',
  hidden: 'hidden',
  empty: 'empty',
  ofFile: 'Whole file',
  loading: 'Loading',
  tryAgain: 'Try again',
}

export type RunLogMessages = typeof runLogMessages

/** What the pages of one import and of one export say in the same words. Each hands them on with its own. */
export const runResultMessages = {
  started: 'Started (ET)',
  duration: 'Duration',
  noPreviousBatch: 'this is the first one',
  noNextBatch: 'this is the newest one',
  openDetails: 'Open details',
}

/** `1 row`, `2 rows` */
export const rowsText = (count: number): string => countOf(count, 'row', 'rows')

/** What the details of both say in the same words. */
export const runDetailMessages = {
  causes: {
    heading: 'What to fix',
    count: (count: number) => countOf(count, 'cause', 'causes'),
    different: (count: number) => `${formatCount(count)} different ${plural(count, 'value', 'values')}`,
    differentOrMore: (count: number) => `${formatCount(count)} or more different values`,
    warning: 'Warning',
  },
  filters: { cause: 'Cause', severity: 'Level' },
  severities: { error: 'Error', warning: 'Warning', info: 'Information' },
  record: {
    title: (row: string) => `Row ${row}`,
    ofFile: 'Whole file',
    sameValue: (count: number) => `${rowsText(count)} ${plural(count, 'has', 'have')} this value`,
    showSame: (count: number) => `Show the ${rowsText(count)}`,
    copy: 'Copy row as JSON',
    copied: 'Row copied as JSON',
    copiedMasked: 'Row copied as JSON, personal data left out',
    notCopied: "The row couldn't be copied",
  },
}
