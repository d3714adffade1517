import { countOf, formatCount, plural } from '@edconsole/console-core'

/** What the logs of imports and of exports say in the same words. */
export const runLogMessages = {
  fix: {
    addTranslations: (count: number) => `Add ${countOf(count, 'translation', 'translations')}`,
    addManyTranslations: 'Add translations',
    addSites: (count: number) => `Add ${countOf(count, 'site', 'sites')}`,
    correctInSis: 'Correct in the SIS',
    sendNewFile: 'Send a new file',
    syncAgain: 'Sync again',
    nothingToDo: 'Nothing to do',
    /** For people of a district, who can't do it themselves. */
    byProvider: {
      addTranslations: 'Your provider adds translations',
      addSites: (count: number) => `Your provider adds ${plural(count, 'this site', 'these sites')}`,
      other: 'Your provider takes care of this',
    },
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
