import { formatCount, plural } from '@edconsole/console-core'
import { fileDropTexts } from '../../parts/file-drop/file-drop-texts.ts'
import { namesOf } from '../../patterns/save-bar/names-of.ts'

const columns = (count: number) => `${formatCount(count)} required ${plural(count, 'column', 'columns')}`

export const messages = {
  title: 'Create Import Template',
  titleOf: (component: string) => `Create Template: ${component}`,
  description: 'A template says how the rows of one component are read.',
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
    help: 'One template for each component. They are listed in the order in which they are loaded.',
    label: 'Component',
    taken: 'Has a template',
    takenBy: (name: string) => `Has a template: ${name}`,
    inactive: 'Not imported any more',
    calledIn: (name: string, system: string) => `${name} in ${system}`,
    choose: 'Choose a component first',
  },
  nothingLeft: {
    title: 'Every component has a template',
    text: 'Change one of them, or duplicate one to read a second file of its component.',
    open: 'Open Import Templates',
  },
  system: {
    title: 'Where the rows come from',
    help: 'Its own names for columns are looked for first.',
    label: 'SIS system',
    none: 'None',
  },
  start: {
    title: 'Begin with',
    help: 'All of it can be changed in the next steps.',
    label: 'Begin with',
    kept: 'What you began',
    keptNote: (at: string) => `Not created yet, from ${at}`,
    standard: 'The standard template',
    standardNote: (system: string) => `Columns and codes as most districts with ${system} have them`,
    file: 'A file',
    fileNote: (name: string) => `Columns as ${name} names them`,
    empty: 'An empty template',
    emptyNote: 'Nothing is mapped yet',
  },
  file: {
    title: 'A file of your SIS',
    help: 'Its columns propose a component and a mapping. The file is read in this browser and not sent.',
    label: 'File of the SIS',
    kinds: 'Text separated by commas, tabs or pipes.',
    drop: fileDropTexts,
    found: (component: string, matched: number, all: number) =>
      `It looks like ${component}: ${formatCount(matched)} of ${columns(all)} found.`,
    taken: (component: string) =>
      `It looks like ${component}, which cannot be chosen: it has a template already, or is not imported.`,
    notFound:
      'It looks like none of the components. Choose its component, and map its columns in the next step.',
    noHeader: (count: number) =>
      `Its first row has no names: its columns are called Column 1 to Column ${formatCount(count)}. Choose its component, and map them in the next step.`,
    twice: (names: readonly string[]) =>
      `More than one column is called ${namesOf(names)}. The second one is called ${names[0]} (2) here.`,
    noRows: 'It has no rows yet: forms of dates and codes are seen once it has some.',
    windows: 'Its letters are written as Windows-1252, and the template will read them so.',
    otherEncoding: (encoding: string) =>
      `Its letters are written as ${encoding}. Imports read it with a warning: have it saved as UTF-8.`,
    unreadable: 'It could not be read. Choose it again, or save it anew.',
  },
  columns: {
    open: (count: number) => `${columns(count)} to map. They can also be mapped later.`,
    done: 'All required columns are mapped.',
    loading: 'Loading columns',
  },
  values: {
    help: 'Codes that are not known before the first import can be translated afterwards.',
  },
  review: {
    title: 'What will be created',
    component: 'Component',
    system: 'SIS system',
    mapped: 'Columns mapped',
    required: 'Required columns',
    ratio: (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)}`,
    translations: 'Translations',
    open: (count: number) => `${columns(count)} to map before the template can be switched on`,
    map: 'Map columns',
    create: 'Create template',
    creating: 'Creating',
    failed: 'The template was not created',
    exists: (name: string) => `${name} has been created meanwhile`,
    existsNote: 'By somebody else, or by an attempt whose answer was lost. What you began stays here.',
    openExisting: 'Open the template',
  },
  unsaved: { begun: 'The new template' },
}

export type SisImportCreateMessages = typeof messages
