import { formatCount, type RolloverKey, type RolloverOutcome } from '@edconsole/console-core'

/** Messages of the rollover panel. */
export const rolloverMessages = {
  title: 'Year-end rollover',
  badge: {
    'not-started': 'Not started',
    running: 'Running',
    error: 'Failures',
    success: 'Finished',
  },
  text: (from: string, to: string) => `Copies staff, templates, and exports from ${from} into ${to}.`,
  upToDate: (year: string) => `The district is on ${year}. Nothing to roll over.`,
  keys: {
    staff: 'Staff',
    templates: 'Templates',
    exports: 'Exports',
  } satisfies Record<RolloverKey, string>,
  /** What a key copies, before it has begun. */
  copies: {
    staff: "Active staff who don't teach, with roles and sites",
    templates: 'Enabled templates with their translations',
    exports: "Exports for the district's products",
  } satisfies Record<RolloverKey, string>,
  startsAfter: (previous: string) => `Starts when ${previous.toLowerCase()} are done`,
  nothing: 'Nothing to copy',
  copied: (copied: number, read: number) => `${formatCount(copied)} of ${formatCount(read)} copied`,
  alreadyPresent: (count: number) => `${formatCount(count)} already there`,
  skipped: (count: number) => `${formatCount(count)} skipped`,
  missingProduct: (count: number) => `${formatCount(count)} missing their product`,
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
    title: (to: string) => `Copy staff, templates, and exports into ${to}?`,
    text: (district: string, from: string) =>
      `${district} keeps everything from ${from}. Existing items stay as they are. Copied templates and exports are off until someone turns them on.`,
    confirm: (to: string) => `Copy into ${to}`,
    blocked: 'Wait for the import or export to finish',
  },
  checks: {
    title: 'Before you start',
    asking: 'Checking',
    unknown: (what: string) => `${what}: couldn't be checked`,
    runs: 'Imports and exports',
    noRuns: 'No import or export is running',
    importRuns: 'An import is running. The rollover starts when it finishes',
    exportRuns: 'An export is running. The rollover starts when it finishes',
    connection: 'SIS connection',
    connectionWorks: (system: string) => `${system} passed its last connection test`,
    connectionFails: (system: string) => `${system} failed its last connection test`,
    connectionUntested: "The SIS connection hasn't been tested",
    periods: 'Grading periods',
    periodsThere: (to: string) => `Grading periods for ${to} are set up`,
    periodsMissing: (to: string) => `No grading periods for ${to} yet`,
    sites: 'Sites',
    noneClosed: 'No site is marked as closed',
    someClosed: (count: number) =>
      count === 1
        ? "1 site is marked as closed. Staff who work only there aren't copied"
        : `${formatCount(count)} sites are marked as closed. Staff who work only there aren't copied`,
    templates: 'Templates',
    templatesWhole: 'Every template maps its required columns',
    templatesLack: (names: string) => `A required column is not mapped in ${names}`,
    exports: 'Exports',
    exportsWhole: 'Every export has its product',
    exportsLack: (names: string) => `Not copied because their product is missing: ${names}`,
    backup: 'Download the current templates',
  },
  record: {
    open: 'Show details',
    title: (district: string) => `Rollover for ${district}`,
    lead: (from: string, to: string) => `Staff, templates, and exports from ${from} into ${to}.`,
    asOf: (time: string, who: string) => `As of ${time} (ET), ${who}.`,
    item: 'Item',
    outcome: 'Outcome',
    reason: 'Reason',
    outcomes: {
      copied: 'Copied',
      alreadyPresent: 'Already there',
      skipped: 'Skipped',
      missingProduct: 'Missing its product',
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
      `Imports will then load into ${to}. Templates and exports for that year run once they're enabled.`,
    busy: 'Moving',
  },
  cancel: 'Cancel',
}

export type RolloverMessages = typeof rolloverMessages
