import type { ImportLogHeader, ImportLogResult } from '@edconsole/console-core'
import { exportDelayMessages } from '../../features/exports/run/delay-text.ts'
import { importRunMessages, standingMessages } from '../../features/imports/messages.ts'
import { addedWords } from '../../features/runs/causes/added-since.ts'
import { updatedMessages } from '../../patterns/polling/updated-messages.ts'

/** Every sentence of the dashboard; a host may replace each. */
export const messages = {
  ...updatedMessages,
  run: importRunMessages,
  standing: standingMessages,
  title: 'Dashboard',
  district: (name: string, sis: string | null) => (sis ? `${name}. Data comes from ${sis}.` : `${name}.`),
  districtWith: (name: string, sis: string | null, counts: string) =>
    `${name}. ${counts}${sis ? ` from ${sis}` : ''}.`,
  sites: (count: string, one: boolean) => `${count} ${one ? 'site' : 'sites'}`,
  students: (count: string, one: boolean) => `${count} active ${one ? 'student' : 'students'}`,
  staff: (count: string) => `${count} active staff`,
  openProfile: 'District Profile',
  allDistricts: 'All districts',
  tryAgain: 'Try again',

  summary: 'Summary',
  lastImport: 'Last import',
  never: 'No import yet',
  neverHelp: 'The first one appears here when it starts.',
  batch: (batchId: number) => `Batch ${batchId}`,
  steps: 'Steps',
  stepsOf: (batchId: number) => `Steps of batch ${batchId}`,
  openResults: 'Open results',
  rowsRead: 'Rows read',
  batchStarted: (batchId: number, how: string, who: string | null) =>
    `Batch ${batchId} started${how === '' ? '' : ` ${how}`}${who === null ? '' : `, ${who}`}`,
  triggers: {
    scheduled: 'on schedule',
    manual: 'manually',
    retry: 'as a retry',
    rollover: 'by the rollover',
    arrival: 'when its files arrived',
  } satisfies Record<ImportLogHeader['triggerType'], string>,
  batchEnded: (batchId: number, word: string, reason: string | null) =>
    `Batch ${batchId}: ${word}${reason === null ? '' : `. ${reason}`}`,
  stages: {
    extract: 'reading rows',
    validate: 'checking rows',
    transform: 'translating values',
    load: 'loading rows',
  } satisfies Record<ImportLogResult['stage'], string>,
  componentRuns: (what: string, stage: string) => `${what}: ${stage}`,
  componentDone: (what: string) => `${what} loaded`,
  componentRejected: (what: string, count: string, one: boolean) =>
    `${what} loaded with ${count} rejected ${one ? 'row' : 'rows'}`,
  componentOther: (what: string, word: string, reason: string | null) => `${what}: ${reason ?? word}`,
  rowsAccepted: 'Rows accepted, last 7 days',
  /** Each row once, as its newest import took it. */
  ofRead: (rejected: string, read: string) => `${rejected} rejected of ${read} rows`,
  failedInARow: (count: string, one: boolean) =>
    one ? 'The last batch failed' : `The last ${count} batches failed`,
  nothingRead: 'No rows read in this period',
  batches: 'Batches, last 7 days',
  batchesFailed: (count: string) => `${count} failed`,
  exportsSent: 'Exports sent, last 7 days',
  ofExports: (count: string) => `of ${count}`,
  products: (count: string, one: boolean) => `${count} ${one ? 'product receives' : 'products receive'} data`,
  activeUsers: 'Active users',
  locked: (count: string) => `${count} locked`,
  notLoaded: 'Not loaded.',

  attention: 'Needs attention',
  nothing: 'Nothing needs attention',
  lastFinished: (time: string) => `The last import finished ${time}.`,
  noneFinished: 'No import has finished yet.',
  showAll: (count: string) => `Show all ${count}`,
  showFewer: 'Show fewer',
  allLogs: 'All import logs',
  failed: (batchId: number, duration: string | null) =>
    duration ? `Batch ${batchId} failed after ${duration}` : `Batch ${batchId} failed`,
  failures: (batchId: number) => `Batch ${batchId} completed with failures`,
  failedWithoutReason: 'The log says where it stopped.',
  held: (batchId: number) => `Batch ${batchId} is held for review`,
  heldWithoutReason: 'Nothing has been loaded yet.',
  openBatch: 'Open batch',
  rowsRejected: (count: string, one: boolean, cause: string) =>
    `${count} ${one ? 'row' : 'rows'} rejected: ${cause}`,
  rejectedInBatch: (count: string, one: boolean, batchId: number) =>
    `${count} ${one ? 'row' : 'rows'} rejected in batch ${batchId}`,
  rejectedWithoutCause: 'The log groups them by cause.',
  causeText: (batchId: number, since: string | null, suggestion: string | null) =>
    [`Batch ${batchId}`, since, suggestion].filter((part) => part !== null).join('. '),
  added: addedWords,
  causeRepaired: (batchId: number, added: string) => `Batch ${batchId}. ${added}`,
  otherCauses: (count: string) => `${count} other causes`,
  openRows: 'Open rows',
  stale: (days: number) => `No import for ${days} days`,
  staleHelp: (last: string) => `The last one started ${last}.`,
  late: 'The import is late',
  lateHelp: (standing: string, last: string) => `${standing}. The last one started ${last}.`,
  lateFiles: 'Deliver the files.',
  afterStreak: (standing: string, text: string) => `${standing}. ${text}`,
  openLogs: 'Open logs',
  oldFiles: (count: string, one: boolean, batchId: number) =>
    `Batch ${batchId} read ${count} old ${one ? 'file' : 'files'}`,
  oldFilesHelp: 'No new one has arrived. Check the job that delivers them.',
  connectionFailed: 'The last connection test failed',
  connectionFailedHelp: 'The SIS rejected the saved connection.',
  checkConnection: 'Check connection',
  unmapped: (template: string, count: string, one: boolean) =>
    `${template} has ${count} required ${one ? 'column' : 'columns'} not mapped`,
  unmappedHelp: (columns: string) => `Not mapped: ${columns}.`,
  openTemplate: 'Open template',
  usersLocked: (count: string, one: boolean) => `${count} user ${one ? 'account is' : 'accounts are'} locked`,
  usersLockedHelp: "Locked accounts can't be used to sign in.",
  reviewAccounts: 'Review accounts',
  exportFailed: (product: string) => `Export to ${product} failed`,
  exportPartial: (product: string) => `Export to ${product} was partly sent`,
  openExport: 'Open export',
  exportLate: (product: string) => `Export to ${product} is late`,
  delays: exportDelayMessages,
  afterDelay: (reason: string, sent: string) => `${reason}. ${sent}`,
  unsent: (product: string, days: number) => `Export to ${product} not sent for ${days} days`,
  lastSent: (time: string) => `Last sent ${time}.`,
  openExports: 'Open exports',
  partial: "Some checks couldn't be completed.",
  nothingKnown: 'Nothing that could be checked needs attention',
  noConnection: "The SIS connection isn't set up",
  noConnectionHelp: 'Imports start once the district is set up.',
  openSetup: 'Open Setup',
  noContact: 'The district has no contact email',
  noContactHelp: 'Needed to request the SIS connection.',
  addContact: 'Add contact',

  rowsByDay: (days: number) => `Rows read by day, last ${days} days`,
  recentBatches: 'Recent batches',
  noBatches: 'No batches yet. Run a sync to import the first rows.',
  columns: { batch: 'Batch', status: 'Status', started: 'Started (ET)', rows: 'Rows', rejected: 'Rejected' },

  recentDistricts: 'Recent districts',
  changeDistrict: 'Change district',
  noRecent: 'Districts you open appear here.',
  districtsFailed: "The districts couldn't be loaded",
  districtFailed: "The district couldn't be loaded",
  neverImported: 'No import yet',
  /** Completed with rejections, beside its icon. */
  rejections: 'Rejections',
  heldShort: 'Held',

  exports: 'Exports',
  allExports: 'All exports',
  neverSent: 'Never sent',
  noExports: 'No exports are set up for this district.',

  choose: 'Select a district',
  chooseHelp: 'Its imports, people, and settings open from there.',
  districtSelect: 'District Select',
  addDistrict: 'Add District',

  apiSetup: 'API Setup',
  apiSetupHelp: (sis: string | null) =>
    sis
      ? `The connection imports use to read ${sis}.`
      : 'Connect the student information system of your district.',
  apiSetupComplete: 'API Setup is complete',
  apiSetupWorks: (sis: string, at: string, schools: string | null) =>
    `Connected to ${sis}. The connection was checked ${at}${schools === null ? '' : ` and listed ${schools}`}.`,
  apiSetupUnknown: "Couldn't load progress.",
  schools: (count: string, one: boolean) => `${count} ${one ? 'school' : 'schools'}`,
  setupSteps: { contact: 'Contact', connection: 'SIS connection', test: 'Connection test' },
  stepsDone: (done: number, all: number) => `${done} of ${all} done`,
  stepDone: 'done',
  continueApiSetup: 'Continue API Setup',
  openApiSetup: 'Open API Setup',
  support: 'Support:',
  noScreens: 'Your account has no screens yet. Ask your district administrator to add a role.',
  screens: 'Your screens',
  needed: 'What we need from you',
  downloadNeeds: 'Download the list',
  needsFile: {
    name: 'rows to correct',
    noun: { one: 'row', many: 'rows' },
    cause: 'What to correct',
    localId: 'Local ID',
    site: 'Site',
    rowInFile: 'Row in the file',
    column: 'SIS column',
    message: 'Message',
    suggestion: 'Suggestion',
  },
  nothingNeeded: 'No action needed',
  recentImports: 'Recent imports',
  finished: 'Import finished',
  finishedRejected: (count: string, one: boolean) =>
    `Import finished with ${count} rejected ${one ? 'row' : 'rows'}`,
  importFailed: (reason: string | null) => (reason ? `Import failed: ${reason}` : 'Import failed'),
  importOther: (word: string) => `Import: ${word}`,
  rows: (count: string, one: boolean) => `${count} ${one ? 'row' : 'rows'}`,
}

export type DashboardMessages = typeof messages
