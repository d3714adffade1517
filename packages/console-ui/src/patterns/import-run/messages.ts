import { formatCount } from '@edconsole/console-core'

const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** What the screens of one import say in the same words. Each screen hands them on with its own. */
export const importRunMessages = {
  batch: (batchId: number | string) => `Batch ${batchId}`,
  source: {
    api: (provider: string) => `${provider} API`,
    sftp: 'SFTP',
    upload: 'File upload',
  },
  noValue: 'no value',
  notFound: {
    title: (batchId: string) => `Batch ${batchId} is not in this district.`,
    text: 'It may belong to another district.',
    action: 'All import logs',
  },
  componentNotFound: {
    title: (batchId: string) => `Batch ${batchId} has no such component.`,
    text: 'Its results list every component that it ran.',
    action: (batchId: string) => `Open batch ${batchId}`,
  },
  bar: (accepted: number, rejected: number) =>
    `${formatCount(accepted)} accepted, ${formatCount(rejected)} rejected`,
  fix: {
    addTranslations: (count: number) => `Add ${counted(count, 'translation', 'translations')}`,
    addManyTranslations: 'Add translations',
    addSites: (count: number) => `Add ${counted(count, 'site', 'sites')}`,
    correctInSis: 'Correct in the SIS',
    nothingToDo: 'Nothing to do',
  },
  causes: {
    heading: 'What to fix',
    none: 'Nothing to fix.',
    failed: 'The causes could not be loaded.',
    loading: 'Loading the causes',
    rows: (count: number) => counted(count, 'row', 'rows'),
    /** Said openly when the server does not group and only the first rows were counted. */
    ofFirst: (count: number) => `of the first ${formatCount(count)} rows`,
  },
  sync: {
    now: 'Sync now',
    note: 'Read the newest data of the SIS',
    again: 'Sync again',
    againNote: 'Read the same components once more',
    running: 'Sync running',
    starting: 'Starting',
    title: 'Sync now?',
    againTitle: (batchId: number | string) => `Run batch ${batchId} again?`,
    text: (district: string) =>
      `Reads the newest data of ${district}. You can leave this page while it runs.`,
    legend: 'Components',
    all: 'All',
    allHelp: 'Every component whose template is switched on',
    some: 'Choose components',
    pickOne: 'Choose at least one component',
    templatesFailed: 'The components could not be loaded.',
    tryAgain: 'Try again',
    start: 'Start sync',
    cancel: 'Cancel',
    started: (district: string) => `Import started for ${district}`,
  },
  tabs: { details: 'Details', errorLogs: 'Error Logs' },
  openTemplate: 'Open template',
  showPersonal: 'Show personal data',
  hidePersonal: 'Hide personal data',
  hidden: 'hidden',
  empty: 'empty',
  ofFile: 'Whole file',
  tryAgain: 'Try again',
}

export type ImportRunMessages = typeof importRunMessages
