import { countOf, formatCount, formatFileSize, plural } from '@edconsole/console-core'

const MINUTE = 60
const HOUR = 3600

const rows = (count: number): string => countOf(count, 'row', 'rows')
const records = (count: number): string => countOf(count, 'record', 'records')

/** The first of several files that need the same, and how many more there are. */
const withOthers = (name: string, others: number): string =>
  others === 0 ? name : `${name} and ${formatCount(others)} more`
const itOrThem = (others: number): string => plural(others + 1, 'it', 'them')

/** How long something still takes, as people say it. */
const timeLeft = (seconds: number): string => {
  if (seconds < 10) return 'A few seconds left'
  if (seconds < MINUTE) return 'Less than a minute left'
  if (seconds < HOUR) {
    const minutes = Math.round(seconds / MINUTE)
    return `About ${countOf(minutes, 'minute', 'minutes')} left`
  }
  return `About ${countOf(Math.round(seconds / HOUR), 'hour', 'hours')} left`
}

/** Every sentence of uploading files; a host replaces them as `import-upload`. */
export const uploadMessages = {
  action: 'Upload files',
  note: 'See what CSV files or a zip would change, then import them',
  title: 'Upload files',
  intro:
    "Files are checked against your data first. Nothing is imported until you've seen what would change.",
  drop: 'Files to import',
  help: 'CSV files or a zip archive, up to 2 GB together.',
  more: 'More files',
  moreHelp: 'They join this upload.',
  again: {
    title: "This upload isn't complete",
    text: (count: number) =>
      `Choose the same ${plural(count, 'file', 'files')} again. The upload continues where it stopped.`,
  },
  importsOff: {
    turnOn: 'Files can be checked, but not imported. Turn on "Imports" in District Profile.',
    ask: 'Files can be checked, but not imported. Ask someone who can edit District Profile to turn on "Imports".',
    open: 'Open District Profile',
  },
  loadFailed: "The upload couldn't be loaded.",
  tryAgain: 'Try again',
  sending: {
    label: (done: number, total: number) => `${formatFileSize(done)} of ${formatFileSize(total)} uploaded`,
    progress: 'Upload',
    left: timeLeft,
    starting: 'Starting',
    wait: 'Wait until the other files are uploaded, or pause',
    pause: 'Pause',
    resume: 'Resume',
    cancel: 'Cancel upload',
    waiting: 'Waiting for the connection',
    whenBack: 'You can close this panel. The upload continues when the connection is back.',
    background: 'You can close this panel. The upload continues while the console stays open.',
    stops: {
      paused: 'Paused.',
      offline: 'The connection was lost. What was uploaded is kept.',
      signedOut: 'You were signed out. What was uploaded is kept.',
      refused: 'The upload stopped. What was uploaded is kept.',
    },
  },
  file: {
    list: 'Files of this upload',
    remove: (name: string) => `Remove ${name}`,
    complete: 'Uploaded',
    share: (done: number, total: number) => `${formatFileSize(done)} of ${formatFileSize(total)}`,
    waits: 'Choose it again to continue',
    unreadable: 'It changed or was moved since it was chosen. Remove it, then choose it again.',
    fromArchive: (archive: string) => `From ${archive}`,
  },
  check: 'Check files',
  checking: {
    title: 'Checking files',
    text: 'They are compared with the data in the console. You can close this panel meanwhile.',
  },
  checkAgain: 'Check again',
  review: {
    manifest: (format: string | null) => (format === null ? 'Manifest' : `${format} manifest`),
    set: (format: string | null) => `Part of a set of files${format === null ? '' : `: ${format}`}`,
    together: 'What an import of the set would do',
    archive: (count: number) => `${countOf(count, 'file', 'files')} unpacked`,
    unusable: "Can't be imported",
    leftOut: 'Left out',
    leaveOut: 'Leave out',
    leaveOutOf: (name: string) => `Leave out ${name}`,
    putBack: 'Include',
    putBackOf: (name: string) => `Include ${name}`,
    template: 'Template',
    templateOf: (name: string) => `Template for ${name}`,
    choose: 'Choose a template',
    unknown: 'No template fits this file.',
    unknownOf: (what: string) => `It looks like ${what}, but no template fits.`,
    noNames: 'Its first line has no column names that a template uses.',
    ofOffered: {
      create: "It will be read with the rest of its set, once the format's templates are created.",
      enable: "It will be read with the rest of its set, once the format's templates are enabled.",
      check: 'It will be read with the rest of its set, once the files are checked again.',
    },
    missing: (template: string, columns: readonly string[]) =>
      `${template} also needs ${columns.slice(0, 4).join(', ')}${columns.length > 4 ? ` and ${formatCount(columns.length - 4)} more` : ''}.`,
    noTemplates: 'No template reads files. Create one first.',
    createTemplate: 'Create a template',
    paused: (count: number) =>
      count === 1 ? 'The template that reads files is paused:' : 'The templates that read files are paused:',
    pausedOf: (what: string, count: number) =>
      `It looks like ${what}, whose ${plural(count, 'template is', 'templates are')} paused:`,
    enablePaused: (count: number) => `Enable ${plural(count, 'it', 'one')}, then check the files again.`,
    nothing: 'Nothing would be loaded.',
    figures: {
      rows: 'Rows',
      added: 'Inserted',
      changed: 'Updated',
      unchanged: 'Unchanged',
      removed: 'Deactivated',
      rejected: 'Rejected',
    },
    removed: (count: number) => `${records(count)} not in the file would be deactivated.`,
    held: (count: number) =>
      `${records(count)} aren't in the file. That's more than the template allows, so the import would wait for your decision.`,
    leftOutRows: (count: number) => `${rows(count)} of sites that are left out of imports`,
    found: {
      rejected: (count: number) => `${countOf(count, 'reason', 'reasons')} for rejected rows`,
      warned: (count: number) => countOf(count, 'warning', 'warnings'),
      ofFile: (count: number) => `${countOf(count, 'note', 'notes')} about the file`,
    },
    groups: {
      rejected: 'Why rows would be rejected',
      warned: "Warnings. Rows aren't rejected for these.",
      ofFile: 'About the whole file',
      unknownValues: 'Values without a translation',
    },
    rowsOf: rows,
    unknownValues: (column: string, values: readonly string[]) => `${column}: ${values.join(', ')}`,
    andMore: (count: number) => `and ${formatCount(count)} more`,
    unmapped: (columns: readonly string[]) => `Columns that aren't used: ${columns.join(', ')}`,
    clean: 'Every row would be loaded.',
  },
  offer: {
    title: (format: string) => `These files are ${format}`,
    text: (count: number) =>
      `Create its ${countOf(count, 'template', 'templates')} to import them together. You can change the mappings later.`,
    action: 'Create templates',
    busy: 'Creating templates',
    done: (format: string) => `Templates created (${format})`,
    disabled: (count: number, all: number) =>
      count < all
        ? `${formatCount(count)} of its ${formatCount(all)} templates ${plural(count, 'is', 'are')} disabled.`
        : all === 1
          ? 'Its template is disabled.'
          : `Its ${formatCount(all)} templates are disabled.`,
    enable: (count: number) =>
      `Enable ${plural(count, 'it', 'them')} to import these files. If other templates import the same data, disable those.`,
    open: 'Open templates',
    enabled: 'Its templates are enabled. Check the files again to see what would change.',
  },
  discard: {
    action: 'Discard',
    title: 'Discard this upload?',
    text: 'Its files are deleted from the server. Nothing has been imported.',
    confirm: 'Discard upload',
    busy: 'Discarding',
  },
  start: {
    now: 'Start import',
    busy: 'Starting',
    keep: 'Keep for the next import',
    keeping: 'Keeping',
    next: (when: string) => `The next scheduled import is ${when}.`,
    noSchedule: 'No schedule imports with these templates',
    undecided: (name: string, others: number) =>
      `Choose a template for ${withOthers(name, others)}, or leave ${itOrThem(others)} out`,
    noTemplate: (name: string, others: number) =>
      `No template reads ${withOthers(name, others)}. Create or enable one, or leave the ${plural(others + 1, 'file', 'files')} out`,
    first: {
      create: (format: string, name: string, others: number) =>
        `Create the templates for ${format} first, or leave out ${withOthers(name, others)}`,
      enable: (format: string, name: string, others: number) =>
        `Enable the templates for ${format} first, or leave out ${withOthers(name, others)}`,
      check: (format: string, name: string, others: number) =>
        `Check the files again with the templates for ${format}, or leave out ${withOthers(name, others)}`,
    },
    importsOff: 'Imports are off for this district',
    fix: (name: string, others: number) =>
      `${withOthers(name, others)} can't be imported. Leave ${itOrThem(others)} out or replace ${itOrThem(others)}`,
    various: (name: string, others: number) =>
      `${withOthers(name, others)} can't be imported yet. Each of them says why`,
    none: 'None of the files can be imported',
    started: (district: string) => `Import started for ${district}`,
    kept: (when: string | null, count: number) =>
      when === null
        ? plural(count, 'The file waits for the next import', 'The files wait for the next import')
        : `${plural(count, 'The file', 'The files')} will be imported on ${when}`,
  },
  waiting: {
    title: 'Files waiting for an import',
    text: 'The next import that uses their templates loads them.',
    from: (size: string, who: string, when: string) => `${size}, from ${who}, ${when}`,
    notTaken: 'No enabled template reads this file.',
    open: 'Open API Setup',
  },
  done: 'Close',
}

export type UploadMessages = typeof uploadMessages
