import { formatCount, type RolloverKey } from '@edconsole/console-core'

/** What the rollover says, on whichever page its panel stands. */
export const rolloverMessages = {
  title: 'Year-end rollover',
  badge: {
    'not-started': 'Not started',
    running: 'Running',
    error: 'Failures',
    success: 'Finished',
  },
  text: (from: string, to: string) => `Copies staff, templates and exports from ${from} into ${to}.`,
  upToDate: (year: string) => `The district is on ${year}. There is nothing to roll over.`,
  keys: {
    staff: 'Staff',
    templates: 'Templates',
    exports: 'Exports',
  } satisfies Record<RolloverKey, string>,
  /** What a key copies, before it has begun. */
  copies: {
    staff: 'Active staff who do not teach, with roles and sites',
    templates: 'Switched-on templates with their translations',
    exports: 'Exports of products that the district has',
  } satisfies Record<RolloverKey, string>,
  startsAfter: (previous: string) => `Starts when ${previous.toLowerCase()} are done`,
  nothing: 'Nothing to copy',
  copied: (copied: number, read: number) => `${formatCount(copied)} of ${formatCount(read)} copied`,
  alreadyPresent: (count: number) => `${formatCount(count)} already there`,
  skipped: (count: number) => `${formatCount(count)} skipped`,
  missingProduct: (count: number) => `${formatCount(count)} without their product`,
  failed: (count: number) => `${formatCount(count)} failed`,
  item: (name: string, reason: string) => `${name}: ${reason}`,
  more: (count: number) => `and ${formatCount(count)} more`,
  run: 'Run rollover',
  runAgain: 'Run again',
  runAgainFor: (what: string) => `Run ${what.toLowerCase()} again`,
  reset: 'Reset',
  leave: 'You can leave this page. The run continues.',
  next: (to: string) => `Last step: move the district to ${to}.`,
  ask: {
    title: (to: string) => `Copy staff, templates and exports into ${to}?`,
    text: (district: string, from: string) =>
      `${district} keeps everything of ${from}. What is there already stays as it is; copied templates and exports are switched off until somebody switches them on.`,
    confirm: (to: string) => `Copy into ${to}`,
  },
  move: {
    action: (to: string) => `Move to ${to}`,
    title: (district: string, to: string) => `Move ${district} to ${to}?`,
    text: (to: string) =>
      `From then on imports load into ${to}. Templates and exports of that year run once they are switched on.`,
    busy: 'Moving',
  },
  cancel: 'Cancel',
}

export type RolloverMessages = typeof rolloverMessages
