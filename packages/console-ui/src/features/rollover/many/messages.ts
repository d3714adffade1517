import type { RolloverRunStatus } from '@edconsole/console-core'

const districts = (count: string, one: boolean) => `${count} ${one ? 'district' : 'districts'}`

/** Every sentence of rolling over many districts; a host may replace each. */
export const rolloverManyMessages = {
  title: (count: string, one: boolean) => `Roll over ${districts(count, one)}?`,
  text: 'Staff, templates, and exports are copied into the next school year of each district. Everything stays in the current year, and what the next year already has stays as it is. Copied templates and exports are off until someone turns them on.',
  checking: (done: string, all: string) => `Checking ${done} of ${all} districts`,
  notChecked: "Couldn't check the districts.",
  tryAgain: 'Try again',
  summary: (count: string, one: boolean, what: string) =>
    `${districts(count, one)} will be rolled over: ${what}.`,
  what: {
    staff: (count: string) => `${count} staff`,
    templates: (count: string, one: boolean) => `${count} ${one ? 'template' : 'templates'}`,
    exports: (count: string, one: boolean) => `${count} ${one ? 'export' : 'exports'}`,
  },
  blocked: (count: string, one: boolean) =>
    `${districts(count, one)} can't be rolled over now and will be skipped.`,
  allBlocked: 'None of these districts can be rolled over now.',
  list: 'Districts to roll over',
  into: (what: string, year: string) => `${what} into ${year}`,
  nothingLeft: (year: string) => `Nothing left to copy into ${year}.`,
  kinds: { open: 'Will be rolled over', blocked: 'Skipped' },
  more: (count: string) => `and ${count} more`,
  confirm: (count: string, one: boolean) => `Roll over ${districts(count, one)}`,
  busy: 'Starting',
  cancel: 'Cancel',

  line: (total: string, one: boolean, done: string) => `Rollover of ${districts(total, one)}: ${done} done`,
  lineFailed: (failed: string) => `${failed} failed`,
  lineSkipped: (skipped: string) => `${skipped} skipped`,
  lineCanceled: (canceled: string) => `${canceled} not started`,

  page: 'Dashboard',
  badge: 'Year-end rollover',
  all: 'All districts',
  started: (who: string, when: string) => `Started by ${who}, ${when} (ET)`,
  ended: (who: string, when: string) => `Started by ${who}, finished ${when} (ET)`,
  progress: 'Districts finished',
  noun: { one: 'district', many: 'districts' },
  leave: 'You can leave this page. The rollover continues.',
  next: 'Last step: move each district to its new year on its own dashboard.',
  notFound: 'Rollover not found',
  notFoundText: 'It may have been deleted because of its age.',
  canceled: (who: string, when: string) => `Canceled by ${who}, ${when} (ET)`,
  canceledTitle: (count: string, one: boolean) => `${districts(count, one)} not started`,
  canceledText:
    'The rollover was canceled before their turn. They stay as they were. Try again to resume it.',
  finishing: 'Canceled. Districts that have started will be finished.',
  cancelRun: {
    action: 'Cancel rollover',
    title: 'Cancel this rollover?',
    text: 'Districts that have started will be finished. The others stay as they are, and you can resume the rollover later.',
    keep: 'Keep going',
    busy: 'Canceling',
  },
  failedTitle: (count: string, one: boolean) => `${districts(count, one)} failed`,
  failedText: 'What was copied stays. Trying again copies what is missing.',
  retry: 'Try again',
  retryAll: (count: string, one: boolean) => `Try ${districts(count, one)} again`,
  retrying: 'Starting',
  table: 'Districts of this rollover',
  search: 'District or code',
  columns: {
    districtName: 'District',
    lea: 'Code',
    state: 'State',
    status: 'Rollover',
    reason: 'Reason',
    fromYear: 'From',
    staff: 'Staff',
    templates: 'Templates',
    exports: 'Exports',
    alreadyPresent: 'Already there',
    leftOut: 'Left out',
    endedAt: 'Finished (ET)',
  },
  statuses: {
    failed: 'Failed',
    canceled: 'Not started: canceled',
    skipped: 'Skipped',
    running: 'Running',
    waiting: 'Waiting',
    done: 'Done',
  } satisfies Record<RolloverRunStatus, string>,
  views: {
    label: 'Districts shown',
    all: 'All',
    failed: 'Failed',
    skipped: 'Skipped',
    canceled: 'Not started',
    done: 'Done',
  },
  empty: 'No districts in this rollover',
}

export type RolloverManyMessages = typeof rolloverManyMessages
