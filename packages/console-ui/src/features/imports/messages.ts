import { formatCount, type ImportDelay } from '@edconsole/console-core'
import { runLogMessages } from '../runs/messages.ts'

/** What the screens of one import say in the same words. Each screen hands them on with its own. */
export const importRunMessages = {
  ...runLogMessages,
  batch: (batchId: number | string) => `Batch ${batchId}`,
  source: {
    api: (provider: string) => `${provider} API`,
    sftp: 'SFTP',
    upload: 'File upload',
  },
  notFound: {
    title: (batchId: string) => `Batch ${batchId} isn't in this district.`,
    text: 'It may belong to another district.',
    action: 'All import logs',
  },
  checks: { title: 'District checks', compared: 'Compared with the last accepted import' },
  bar: (accepted: number, rejected: number) =>
    `${formatCount(accepted)} accepted, ${formatCount(rejected)} rejected`,
  sync: {
    noConnection: 'Set up the SIS connection first',
    now: 'Sync now',
    note: 'Import the latest data from the SIS',
    again: 'Sync again',
    againNote: 'Import the same components again',
    running: 'Sync running',
    starting: 'Starting',
    title: 'Sync now?',
    againTitle: (batchId: number | string) => `Run batch ${batchId} again?`,
    text: (district: string) =>
      `Imports the latest data for ${district}. You can leave this page while it runs.`,
    legend: 'Components',
    all: 'All',
    allHelp: 'Every component with an enabled template',
    noTemplates: 'No import template is enabled for this school year',
    some: 'Choose components',
    pickOne: 'Choose at least one component',
    templatesFailed: "The components couldn't be loaded.",
    tryAgain: 'Try again',
    start: 'Start sync',
    cancel: 'Cancel',
    started: (district: string) => `Import started for ${district}`,
  },
}

export type ImportRunMessages = typeof importRunMessages

/** What the screens of one component of an import say in the same words, beside those of its import. */
export const importComponentMessages = {
  ...importRunMessages,
  componentNotFound: {
    title: (batchId: string) => `Component not found in batch ${batchId}.`,
    text: 'Its results list all of its components.',
    action: (batchId: string) => `Open batch ${batchId}`,
  },
  deleted: {
    title: 'The details were deleted',
    text: (at: string) => `Because of their age, on ${at}. The counts of the batch stay.`,
  },
  tabs: { details: 'Details', errorLogs: 'Error Logs' },
  openTemplate: 'Open template',
}

export type ImportComponentMessages = typeof importComponentMessages

/** What the columns of a batch's results are called, on the page and in its file. */
export const resultTitles = {
  componentName: 'Component',
  status: 'Status',
  fileName: 'File',
  durationMs: 'Duration',
  bar: 'Rows, accepted and rejected',
  recordsRead: 'Rows read',
  recordsRejected: 'Rejected',
  errorLogs: 'Error logs',
  recordsWarned: 'Warnings',
  recordsInserted: 'Inserted',
  recordsUpdated: 'Updated',
  recordsUnchanged: 'Unchanged',
  recordsDeleted: 'Deactivated',
  readChange: 'Change in rows read',
  rejectedChange: 'Change in rejected',
  startedAt: 'Started (ET)',
  endedAt: 'Finished (ET)',
  message: 'Message',
}

/** How the imports of a district stand, in words. */
/** Why an import is late. */
export const importDelayMessages = {
  noTemplates: 'No template is enabled',
  noFiles: 'No complete set of files has arrived',
  noSchedule: 'No schedule starts it',
  notStarted: 'Its schedule came, but nothing started it',
} satisfies Record<ImportDelay, string>

export const standingMessages = {
  label: 'Last imports',
  inARow: {
    failed: (count: string, day: string) => `Failed ${count} times since ${day}`,
    held: (count: string, day: string) => `Held ${count} times since ${day}`,
    rejections: (count: string, day: string) => `Rows rejected ${count} times in a row since ${day}`,
  },
  heldSince: (day: string) => `Held since ${day}`,
  late: (time: string) => `Late. Expected by ${time}`,
  lateWhy: (late: string, reason: string) => `${late}. ${reason}`,
  delays: importDelayMessages,
}

export type StandingMessages = typeof standingMessages
