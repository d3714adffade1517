import { countOf } from '@edconsole/console-core'
import type { SetupStepId } from '../../features/district/setup-steps/index.ts'
import { importRunMessages } from '../../features/imports/messages.ts'

const templates = (count: number): string => countOf(count, 'template', 'templates')

export const messages = {
  title: 'Setup',
  description: 'What a new district needs, in order. You can leave any step and come back to it.',
  run: importRunMessages,
  progress: (done: number, of: number) => `${done} of ${of} done`,
  stepper: 'Setup steps',
  help: {
    profile: 'Name, state and the contact your emails go to.',
    connection: 'The system imports read from. Test it here.',
    sites: "The district's schools. The first import adds those in the SIS.",
    templates: 'One template per component maps SIS columns to database columns.',
    firstImport: 'A sync imports every component with an enabled template.',
    exports: 'Which products receive files, and when.',
    signIn: 'How people in the district sign in.',
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
    none: 'Every component this system provides has a template.',
    noSystem: 'Choose the SIS first. The standard templates depend on it.',
    made: (count: number) => `${templates(count)} created`,
    failed: (count: number) => `${templates(count)} couldn't be created`,
    reason: (component: string, reason: string) => `${component}: ${reason}`,
  },
  imports: {
    off: 'Imports are off for this district.',
    on: 'Turn imports on',
    switching: 'Turning on',
  },
  complete: {
    title: 'Setup is complete',
    since: (time: string) => `Since ${time} (ET). The summary below shows the current settings.`,
    undated: 'The summary below shows the current settings.',
    list: 'Setup summary',
  },
}

export type SetupMessages = typeof messages
