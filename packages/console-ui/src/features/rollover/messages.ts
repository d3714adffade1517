import { formatCount, type RolloverKey, type RolloverOutcome } from '@edconsole/console-core'

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
  runOne: 'Run',
  runOneFor: (what: string) => `Run ${what.toLowerCase()}`,
  runAgain: 'Run again',
  runAgainFor: (what: string) => `Run again: ${what.toLowerCase()}`,
  reset: 'Reset',
  leave: 'You can leave this page. The run continues.',
  progress: 'Rollover',
  steps: ['step', 'steps'] as const,
  next: (to: string) => `Last step: move the district to ${to}.`,
  ask: {
    title: (to: string) => `Copy staff, templates and exports into ${to}?`,
    text: (district: string, from: string) =>
      `${district} keeps everything of ${from}. What is there already stays as it is; copied templates and exports are switched off until somebody switches them on.`,
    confirm: (to: string) => `Copy into ${to}`,
    blocked: 'Wait until the import or export has ended',
  },
  checks: {
    title: 'Before you start',
    asking: 'Checking',
    unknown: (what: string) => `${what}: could not be checked`,
    runs: 'Imports and exports',
    noRuns: 'No import or export is running',
    importRuns: 'An import is running. The rollover starts when it has ended',
    exportRuns: 'An export is running. The rollover starts when it has ended',
    connection: 'SIS connection',
    connectionWorks: (system: string) => `${system} passed its last connection test`,
    connectionFails: (system: string) => `${system} failed its last connection test`,
    connectionUntested: 'The SIS connection was never tested',
    periods: 'Grading periods',
    periodsThere: (to: string) => `Grading periods of ${to} are there`,
    periodsMissing: (to: string) => `No grading period of ${to} is there yet`,
    sites: 'Sites',
    noneClosed: 'No site is marked as closed',
    someClosed: (count: number) =>
      count === 1
        ? '1 site is marked as closed. Staff who work only there stay behind'
        : `${formatCount(count)} sites are marked as closed. Staff who work only there stay behind`,
    templates: 'Templates',
    templatesWhole: 'Every template fills its required columns',
    templatesLack: (names: string) => `A required column is not mapped in ${names}`,
    exports: 'Exports',
    exportsWhole: 'Every export has its product',
    exportsLack: (names: string) => `Without their product, these are not copied: ${names}`,
    backup: 'Download the templates as they are now',
  },
  record: {
    open: 'Show what was done',
    title: (district: string) => `Rollover of ${district}`,
    lead: (from: string, to: string) => `Staff, templates and exports from ${from} into ${to}.`,
    asOf: (time: string, who: string) => `As of ${time} (ET), ${who}.`,
    item: 'Item',
    outcome: 'Outcome',
    reason: 'Reason',
    outcomes: {
      copied: 'Copied',
      alreadyPresent: 'Already there',
      skipped: 'Skipped',
      missingProduct: 'Without its product',
      failed: 'Failed',
    } satisfies Record<RolloverOutcome, string>,
    notRun: 'Not run',
    all: (count: number) => `Show all ${formatCount(count)}`,
    print: 'Print',
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
