import { countOf, formatCount } from '@edconsole/console-core'
import { districtFormMessages } from '../../features/district/form/messages.ts'
import type { SetupStepId } from '../../features/district/setup-steps/index.ts'
import { acceptNoExports } from '../../features/exports/actions/messages.ts'
import { exportFormMessages } from '../../features/exports/form/messages.ts'
import { importRunMessages } from '../../features/imports/messages.ts'
import { productSwitchMessages } from '../../features/products/product-switches.ts'
import { providerMessages } from '../../features/sign-in/providers/messages.ts'
import { siteMessages } from '../../features/sites/messages.ts'

const templates = (count: number): string => countOf(count, 'template', 'templates')

export const messages = {
  title: 'Setup',
  description: 'What a new district needs, in order. You can open any step, and come back to it later.',
  run: importRunMessages,
  progress: (done: number, of: number) => `${done} of ${of} done`,
  steps: 'Setup steps',
  help: {
    profile: 'Who hears about imports, and gets your emails.',
    connection: 'The system imports read from.',
    products: "Products that receive this district's data. Those that accept exports can each get one.",
    templates: 'One template per component maps SIS columns to database columns.',
    firstImport: 'A sync imports every component with an enabled template.',
    sites: "The district's schools. The first import adds those in the SIS.",
    exports: 'Which products receive files, and when.',
    signIn: 'How people in the district sign in. You can also add the first user here.',
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
  cancel: 'Cancel',
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
    turnOn: 'Turn on a product first.',
  },
  standard: {
    text: (system: string, components: string) =>
      `A standard template for ${system} fits most districts. Missing: ${components}.`,
    files: (components: string) =>
      `One CSV file per component, with standard column names. Missing: ${components}.`,
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
    last: (batch: string, status: string) => `${batch}: ${status}`,
    open: (batchId: number) => `Open batch ${batchId}`,
    files:
      'A sync imports the files that have arrived. To import files from your computer, use "Upload files".',
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
    refusing: acceptNoExports,
    failed: "The exports couldn't be loaded.",
  },
  sites: {
    ...siteMessages,
    failed: "The sites couldn't be loaded.",
    none: 'There are no sites yet.',
    byHand: 'You can wait for the first import, or add one here.',
    notImported: "Imports haven't added any sites. Check the template for sites, or add a site here.",
    list: 'First sites',
    count: (all: number, leftOut: number) =>
      leftOut === 0
        ? `${countOf(all, 'site', 'sites')}, all in imports.`
        : `${countOf(all, 'site', 'sites')}, ${formatCount(leftOut)} not in imports.`,
    more: (count: number) => `${countOf(count, 'more site', 'more sites')} in Site Management.`,
    row: (code: string, students: number) => `${code} · ${countOf(students, 'student', 'students')}`,
    leaveOut: 'Leave out',
    takeIn: 'Include',
    changing: 'Saving',
    named: (action: string, site: string) => `${action}: ${site}`,
    add: 'Add site',
    addHelp: 'Imports recognize a site by its code. You can enter the rest in Site Management.',
  },
  signIn: {
    ...providerMessages,
    list: 'Sign-in providers',
    noClient: 'Sign-in is set up for a client. This district has none, so there is nothing to set up.',
    simplest:
      'The simplest way is Local: usernames and passwords kept here, with nothing to set up elsewhere.',
    useLocal: 'Use Local',
    enabling: 'Enabling',
    named: (action: string, provider: string) => `${action} ${provider}`,
    user: {
      open: 'Add user',
      help: 'The account is created right away. If people here sign in with a password, the user gets an email with a link to choose one.',
      noSite: 'Every user belongs to a site, and there are none yet.',
      toSites: 'Add a site first',
      done: (name: string) => `${name} was added with an account.`,
      noAccount: (name: string) => `${name} was added without an account. User List says why.`,
    },
  },
  formats: {
    label: 'What imports read',
    files: 'Files in a standard format',
    noSystem: 'Choose the SIS first to get its standard templates, or choose a file format here.',
    standard: {
      api: (system: string) => `${system}, directly`,
      apiNote: 'Choose this if the SIS connection above is set up. Nothing has to be exported.',
      files: 'Your own CSV files',
      filesNote: 'Choose this if the SIS can export any columns: one file per component.',
    },
    /** When to take which, by the ids that the server gives them. */
    notes: {
      oneRoster11: "Choose this if the SIS exports OneRoster 1.1. It doesn't have principals or counselors.",
      oneRoster12: 'Choose this over 1.1 if the SIS exports both. It also has principals and counselors.',
      sdsV1:
        'Choose this if files for School Data Sync V1 exist already. Of the staff, it has only teachers.',
      sdsV2: 'Choose this for School Data Sync V2.1. It also has enrollment dates, contacts, and all staff.',
      clever: 'Choose this if the SIS already writes files for Clever.',
      canvasSis: "Choose this next to another source. It has rosters, but can't load students by itself.",
    },
    text: (format: string, components: string) =>
      `Templates that read ${format} files. Missing: ${components}.`,
    asDisabled: (count: number) =>
      `${templates(count)} will be added as disabled: another one for the same component is enabled.`,
    none: (format: string) => `Every component that ${format} provides has a template.`,
    made: (format: string) => `Templates created (${format})`,
  },
  complete: {
    title: 'Setup is complete',
    since: (time: string) => `Since ${time} (ET). The summary below shows the current settings.`,
    undated: 'The summary below shows the current settings.',
    list: 'Setup summary',
    noImports: 'Imports have no schedule, so someone has to start each one.',
    noExports: 'Exports have no schedule, so someone has to send each one.',
  },
}

export type SetupMessages = typeof messages
