import { countOf } from '@edconsole/console-core'
import { districtFormMessages } from '../../features/district/form/messages.ts'
import type { SetupStepId } from '../../features/district/setup-steps/index.ts'
import { exportFormMessages } from '../../features/exports/form/messages.ts'
import { importRunMessages } from '../../features/imports/messages.ts'
import { productSwitchMessages } from '../../features/products/product-switches.ts'

const templates = (count: number): string => countOf(count, 'template', 'templates')

export const messages = {
  title: 'Setup',
  description: 'What a new district needs, in order. You can open any step, and come back to it later.',
  run: importRunMessages,
  progress: (done: number, of: number) => `${done} of ${of} done`,
  steps: 'Setup steps',
  help: {
    profile: 'Who hears about imports, and gets your emails.',
    connection: 'The system imports read from. Test it here.',
    products: "Products that receive this district's data. Each can get an export.",
    templates: 'One template per component maps SIS columns to database columns.',
    firstImport: 'A sync imports every component with an enabled template.',
    sites: "The district's schools. The first import adds those in the SIS.",
    exports: 'Which products receive files, and when.',
    signIn: 'How people in the district sign in.',
  } satisfies Record<SetupStepId, string>,
  open: {
    profile: 'Open District Profile',
    connection: 'Open API Setup',
    products: 'Open District Profile',
    templates: 'Open templates',
    firstImport: 'Open import logs',
    sites: 'Open Site Management',
    exports: 'Open exports',
    signIn: 'Open authentication',
  } satisfies Record<SetupStepId, string>,
  next: (step: string) => `Next: ${step}`,
  save: 'Save',
  saving: 'Saving',
  readOnly: "Your role doesn't allow changing this step.",
  tryAgain: 'Try again',
  userList: 'Open User List',
  facts: {
    district: 'District',
    name: 'Name',
    lea: 'LEA',
    state: 'State',
    contact: 'Contact email',
  },
  profile: { form: districtFormMessages, label: 'Contact' },
  connection: {
    title: 'Connection details',
    help: 'Test before you save. Keys are encrypted.',
    failed: "The connection couldn't be loaded.",
  },
  products: {
    ...productSwitchMessages,
    label: 'Products',
    title: 'Enabled products',
    help: 'You can change this at any time.',
    enabled: (names: string) => `Enabled: ${names}`,
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
  disabled: {
    text: (count: number) =>
      `${templates(count)} ${count === 1 ? 'is' : 'are'} disabled and won't be imported.`,
    enable: (count: number) => `Enable ${templates(count)}`,
    enabling: 'Enabling',
    done: (count: number) => `${templates(count)} enabled`,
    failed: (count: number) => `${templates(count)} couldn't be enabled`,
  },
  unmapped: {
    title: 'Required columns to map',
    text: (template: string, columns: string) => `${template}: ${columns}`,
    open: 'Open mapping',
    openOne: (template: string) => `Open mapping of ${template}`,
  },
  imports: {
    off: 'Imports are off for this district.',
    on: 'Turn imports on',
    switching: 'Turning on',
    title: 'Daily import',
    help: 'Runs every day at this time. Templates with their own schedule keep it.',
    time: 'Time (district time)',
    timeHelp: 'From 00:00 to 23:59. Leave empty to start imports manually.',
    timeExpects: 'a time such as 02:30',
  },
  exports: {
    form: exportFormMessages,
    name: (product: string) => `Data for ${product}`,
    label: (product: string) => `Export to ${product}`,
    title: (product: string) => `Files for ${product}`,
    help: 'The export is enabled when you add it.',
    submit: 'Add export',
    more: (products: string) => `Also without an export: ${products}.`,
    none: 'Every enabled product that accepts exports has one.',
    noProduct: 'No enabled product accepts exports.',
    failed: "The exports couldn't be loaded.",
  },
  complete: {
    title: 'Setup is complete',
    since: (time: string) => `Since ${time} (ET). The summary below shows the current settings.`,
    undated: 'The summary below shows the current settings.',
    list: 'Setup summary',
  },
}

export type SetupMessages = typeof messages
