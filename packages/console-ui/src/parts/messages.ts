import { formatCount, RUN_STATUSES, type RunStatus } from '@edconsole/console-core'

const runWords = Object.fromEntries(
  Object.entries(RUN_STATUSES).map(([status, { word }]) => [status, word]),
) as Readonly<Record<RunStatus, string>>

/** Every sentence of the parts; a host replaces them under `parts`. */
export const partMessages = {
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  more: 'More',
  waitUntilDone: 'Wait until it finishes',
  waitToClose: 'wait until it finishes',
  typeToConfirm: (name: string) => `Type ${name} to confirm`,
  tooLong: (max: number) => `It can have at most ${formatCount(max)} characters`,
  typeFirst: (name: string) => `Type ${name} first`,
  show: (label: string) => `Show ${label}`,
  choose: (label: string) => `Choose ${label}`,
  calendar: (label: string) => `Calendar: ${label}`,
  clearSearch: 'Clear search',
  edited: 'Edited',
  optional: 'optional',
  empty: 'empty',
  noValue: 'no value',
  masked: 'hidden',
  times: 'times',
  shareOf: (value: number, max: number) => `${formatCount(value)} of ${formatCount(max)}`,
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  stepDone: (label: string) => `${label}, done`,
  newTab: '(opens in a new tab)',
  copy: (what: string) => `Copy ${what}`,
  copied: 'Copied',
  copyBlocked: 'Your browser blocked copying',
  noMatches: (query: string) => `No matches for ${query}`,
  yesNo: { true: 'Yes', false: 'No' },
  /** States of runs (R44), and those of templates, exports and deliveries. */
  statuses: {
    run: runWords,
    componentsFailed: 'Completed with failures',
    oldFiles: 'Completed, with old files',
    enabled: 'Enabled',
    disabled: 'Disabled',
    paused: 'Paused',
    sent: 'Sent',
    late: 'Late',
  },
  rows: {
    accepted: 'accepted',
    warned: 'with a warning',
    rejected: 'rejected',
    remaining: 'not read yet',
    none: 'No rows',
  },
  overlay: {
    title: 'Error',
    failed: "This didn't load",
    failedText: 'Check your connection and try again. If this continues, reload the page.',
  },
  loading: 'Loading',
  tryAgain: 'Try again',
  notLoaded: "This part didn't load.",
  reload: 'Reload the page',
}
