import { formatCount } from '@edconsole/console-core'

const columns = (count: number) => `${formatCount(count)} required ${count === 1 ? 'column' : 'columns'}`

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
    none: 'Every component has a template.',
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
    pick: 'Choose a file',
    other: 'Choose another file',
    reading: 'Reading',
    label: 'File of the SIS',
    found: (file: string, component: string, matched: number, all: number) =>
      `${file} looks like ${component}: ${formatCount(matched)} of ${columns(all)} found.`,
    taken: (file: string, component: string) =>
      `${file} looks like ${component}, which cannot be chosen: it has a template already, or is not imported.`,
    notFound: (file: string) => `${file} looks like none of the components.`,
    unreadable: (file: string) => `${file} could not be read.`,
  },
  columns: {
    open: (count: number) => `${columns(count)} to map. They can also be mapped later.`,
    done: 'All required columns are mapped.',
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
  },
  unsaved: { begun: 'The new template' },
}

export type SisImportCreateMessages = typeof messages
