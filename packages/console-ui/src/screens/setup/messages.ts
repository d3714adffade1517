import { countOf } from '@edconsole/console-core'
import type { SetupStepId } from '../../features/district/setup-steps/index.ts'
import { importRunMessages } from '../../features/imports/messages.ts'

const templates = (count: number): string => countOf(count, 'template', 'templates')

export const messages = {
  title: 'Setup',
  description: 'What a new district needs, in order. Every step can be left and taken up again.',
  run: importRunMessages,
  progress: (done: number, of: number) => `${done} of ${of} done`,
  stepper: 'Setup steps',
  help: {
    profile: 'Name, state and the contact that your letters go to.',
    connection: 'The system that the imports read from, tested from here.',
    sites: 'Schools of the district. The first import brings them when the SIS has them.',
    templates: 'One template for each component says which column of the SIS fills which of ours.',
    firstImport: 'A sync reads everything that has a switched-on template.',
    exports: 'Which products receive files, and when.',
    signIn: 'How people of the district sign in.',
  } satisfies Record<SetupStepId, string>,
  open: {
    profile: 'Open District Profile',
    connection: 'Open API Setup',
    sites: 'Open Site Management',
    templates: 'Open templates',
    firstImport: 'Open import logs',
    exports: 'Open exports',
    signIn: 'Open authentication',
  } satisfies Record<SetupStepId, string>,
  back: 'Back',
  next: 'Next',
  tryAgain: 'Try again',
  facts: {
    district: 'District',
    name: 'Name',
    lea: 'LEA',
    state: 'State',
    contact: 'Contact email',
  },
  standard: {
    text: (system: string, components: string) =>
      `A standard template for ${system} fits most districts. Missing: ${components}.`,
    make: (count: number) => `Create ${templates(count)}`,
    making: 'Creating',
    none: 'Every component that this system tells about has a template.',
    noSystem: 'Choose the SIS first: the standard templates are those of its system.',
    made: (count: number) => `${templates(count)} created`,
    failed: (count: number) => `${templates(count)} could not be created`,
    reason: (component: string, reason: string) => `${component}: ${reason}`,
  },
  imports: {
    off: 'Imports are off for this district.',
    on: 'Switch imports on',
    switching: 'Switching on',
  },
  complete: {
    title: 'Setup is complete',
    since: (time: string) => `Since ${time} (ET). The summary below is read from the district.`,
    undated: 'The summary below is read from the district.',
    list: 'Setup summary',
  },
}

export type SetupMessages = typeof messages
