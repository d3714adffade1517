import { formatCount, plural } from '@edconsole/console-core'
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
    empty: 'An empty template',
    emptyNote: 'Nothing is mapped yet',
  },
  file: {
    title: 'A file from your SIS',
    help: 'Its columns suggest a component and a mapping. The file is read in this browser and not uploaded.',
    label: 'SIS file',
    kinds: 'Text separated by commas, semicolons, tabs or pipes.',
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
  },
  review: {
    title: 'What will be created',
    component: 'Component',
    system: 'SIS system',
    mapped: 'Columns mapped',
    required: 'Required columns',
    ratio: (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)}`,
    translations: 'Translations',
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
