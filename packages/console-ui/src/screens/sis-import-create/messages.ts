import { asSentence, countOf, formatCount, plural } from '@edconsole/console-core'
import { namesOf } from '../../patterns/save-bar/names-of.ts'

const columns = (count: number) => `${formatCount(count)} required ${plural(count, 'column', 'columns')}`

export const messages = {
  title: 'Create Import Template',
  titleOf: (component: string) => `Create Template: ${component}`,
  description: 'A template defines how the rows of one component are imported.',
  stepper: 'Create a template',
  steps: {
    component: 'Component and SIS system',
    columns: 'Map columns',
    values: 'Translate values',
    review: 'Review and create',
  },
  back: 'Back',
  continue: 'Continue',
  undo: 'Undo',
  component: {
    help: 'One template per component, listed in load order.',
    label: 'Component',
    taken: 'Has a template',
    takenBy: (name: string) => `Has a template: ${name}`,
    inactive: 'No longer imported',
    calledIn: (name: string, system: string) => `${name} in ${system}`,
    choose: 'Choose a component first',
  },
  nothingLeft: {
    title: 'Every component has a template',
    text: 'Edit one, or duplicate one to import a second file for its component.',
    open: 'Open Import Templates',
  },
  system: {
    title: 'Where the rows come from',
    help: 'Its column names are tried first.',
    label: 'SIS system',
    none: 'None',
  },
  start: {
    title: 'Start with',
    help: 'You can change everything in the next steps.',
    label: 'Start with',
    kept: 'Your draft',
    keptNote: (at: string) => `Not created yet, from ${at}`,
    standard: 'The standard template',
    standardNote: (system: string) => `Columns and codes that most ${system} districts use`,
    file: 'A file',
    fileNote: (name: string) => `Columns from ${name}`,
    format: 'A file format',
    formatNote: 'OneRoster, Microsoft School Data Sync, Clever or Canvas',
    formatLabel: 'Format',
    formatFiles: (files: readonly string[]) => `Reads ${files.join(', ')}`,
    empty: 'An empty template',
    emptyNote: 'Nothing is mapped yet',
  },
  file: {
    title: 'A file from your SIS',
    help: 'Its columns suggest a component and a mapping. The file is read in this browser and not uploaded.',
    label: 'SIS file',
    kinds: 'Text separated by commas, semicolons, tabs, or pipes.',
    found: (component: string, matched: number, all: number) =>
      `It looks like ${component}: ${formatCount(matched)} of ${columns(all)} found.`,
    taken: (component: string) =>
      `It looks like ${component}, which can't be chosen. It already has a template, or isn't imported.`,
    notFound: "It doesn't match any component. Choose its component, and map its columns in the next step.",
    noHeader: (count: number) =>
      `Its first row has no names, so its columns are named Column 1 to Column ${formatCount(count)}. Choose its component, and map them in the next step.`,
    twice: (names: readonly string[]) =>
      `More than one column is named ${namesOf(names)}. The second one is named ${names[0]} (2) here.`,
    noRows: 'It has no rows yet. Date formats and codes can be detected once it has some.',
    windows: 'The file uses Windows-1252 encoding, and the template will read it that way.',
    otherEncoding: (encoding: string) =>
      `The file uses ${encoding} encoding. Imports read it with a warning. Save it as UTF-8 instead.`,
    unreadable: "It couldn't be read. Choose it again, or save a new copy.",
  },
  columns: {
    open: (count: number) => `${columns(count)} to map. You can also map them later.`,
    done: 'All required columns are mapped.',
    loading: 'Loading columns',
  },
  values: {
    help: 'Codes that first appear in an import can be translated later.',
    reading: (file: string) => `Reading the values of ${file}`,
    progress: 'Progress of the reading',
    failed: (file: string) => `The values of ${file} couldn't be read. Try again, or choose the file again.`,
    again: 'Try again',
    done: (file: string) =>
      file === '' ? 'Every value has a translation.' : `Every value in ${file} has a translation.`,
    open: (values: number, columns: number) =>
      `${countOf(values, 'value', 'values')} in ${countOf(columns, 'column', 'columns')} ${plural(values, 'has', 'have')} no translation.`,
    suggested: (count: number) =>
      `${formatCount(count)} ${plural(count, 'has a suggestion', 'have suggestions')}. Nothing changes until you accept.`,
    later: 'You can also translate them later.',
    accept: (count: number) =>
      count === 1 ? 'Accept the suggestion' : `Accept all ${formatCount(count)} suggestions`,
    review: 'Review values',
    next: 'Next column',
    left: 'You can also translate them later.',
  },
  check: {
    title: 'Try the file',
    help: 'By the rules of an import. Nothing is stored, and nothing leaves this browser.',
    outcome: {
      nothing: (file: string) => `An import of ${file} would load nothing`,
      nothingNote: (reason: string) =>
        `${asSentence(reason)} You can create the template anyway and fix it later.`,
      rejected: (rejected: number, rows: number) =>
        `${formatCount(rejected)} of ${countOf(rows, 'row', 'rows')} would be rejected`,
      rejectedNote: 'Fix the causes above first, or create the template anyway and fix them later.',
    },
  },
  preview: {
    heading: 'The first rows, as they will be read',
    help: 'Sites, people, and other records that rows refer to are checked by the trial above.',
    label: (file: string) => `First rows of ${file}`,
    title: (rows: number) => (rows === 1 ? 'The first row' : `The first ${formatCount(rows)} rows`),
    row: 'Row',
    result: 'Result',
    fixed: 'Fixed value',
    was: (source: string) => `from ${source}`,
    hidden: 'hidden',
    yes: 'Yes',
    no: 'No',
    empty: 'The file has no rows yet.',
    unreadable: (reason: string) => asSentence(reason),
    showPersonal: 'Show personal data',
    hidePersonal: 'Hide personal data',
    fates: {
      taken: 'Valid',
      warned: 'Valid, with a warning',
      refused: 'Rejected',
      leftOut: 'Left out',
      repeated: 'Repeats another row',
      deleted: 'Removes a record',
      other: 'Not of this component',
    },
  },
  review: {
    title: 'What will be created',
    component: 'Component',
    system: 'SIS system',
    format: 'Format',
    mapped: 'Columns mapped',
    required: 'Required columns',
    ratio: (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)}`,
    translations: 'Translations',
    untranslated: (values: number) =>
      `${countOf(values, 'value', 'values')} of the file ${plural(values, 'has', 'have')} no translation`,
    untranslatedNote: 'Rows with such a value in a required column are rejected.',
    translate: 'Translate values',
    open: (count: number) => `${columns(count)} to map before the template can be enabled`,
    map: 'Map columns',
    create: 'Create template',
    creating: 'Creating',
    failed: "The template wasn't created",
    exists: (name: string) => `${name} was created in the meantime`,
    existsNote: 'By someone else, or by an earlier attempt whose response was lost. Your draft stays here.',
    openExisting: 'Open the template',
  },
  unsaved: { begun: 'The new template' },
}

export type SisImportCreateMessages = typeof messages
