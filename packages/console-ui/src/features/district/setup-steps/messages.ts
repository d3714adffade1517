import { countOf, formatYearPair } from '@edconsole/console-core'
import type { SetupStepId } from './setup-step-id.ts'

/** What setting a district up consists of, wherever it is listed. */
export const setupStepsMessages = {
  labels: {
    profile: 'District profile',
    connection: 'SIS connection',
    products: 'Products',
    templates: 'Templates',
    firstImport: 'First import',
    sites: 'Sites',
    exports: 'Exports',
    signIn: 'Sign-in',
  } satisfies Record<SetupStepId, string>,
  states: { done: 'done', open: 'open', attention: 'needs attention', unknown: 'unknown' },
  /** The way on. */
  go: {
    profile: 'Add contact',
    connection: 'Open API Setup',
    products: 'Open District Profile',
    templates: 'Open templates',
    firstImport: 'Open import logs',
    sites: 'Open sites',
    exports: 'Open exports',
    signIn: 'Open authentication',
  } satisfies Record<SetupStepId, string>,
  setUp: 'Set up',
  goTo: (action: string, step: string) => `${action} (${step})`,
  unknown: "Couldn't be loaded",
  profile: {
    done: (email: string) => email,
    open: 'Add a contact email',
  },
  connection: {
    done: (system: string, schools: number | null, tested: string | null) =>
      [
        system,
        schools === null ? 'connected' : `${countOf(schools, 'school', 'schools')} found`,
        ...(tested === null ? [] : [`tested ${tested}`]),
      ].join(', '),
    files: (system: string) => `${system}: nothing to connect`,
    open: 'Choose the SIS and enter its connection details',
    incomplete: (system: string) => `${system}: values are missing`,
    untested: (system: string) => `${system}: not tested yet`,
    failed: (system: string) => `${system} rejected the connection`,
  },
  products: {
    done: (on: number) => `${countOf(on, 'product', 'products')} on`,
    open: 'Turn on the products that receive data',
    none: 'No products are offered yet',
  },
  sites: {
    done: (count: number) => countOf(count, 'site', 'sites'),
    open: 'Add sites, or let the first import add them',
  },
  templates: {
    done: (on: number) => `${countOf(on, 'template', 'templates')} enabled`,
    off: (count: number) => `${countOf(count, 'template', 'templates')}, none enabled`,
    open: 'Create a template for each component',
  },
  firstImport: {
    done: (time: string) => `Completed ${time}`,
    running: 'Running now',
    failed: 'No import has completed yet',
    waits: 'Needs an enabled template',
    off: 'Imports are off for this district',
    open: 'Run a sync',
    newYear: (schoolYear: number) => `No import for ${formatYearPair(schoolYear)} yet`,
  },
  exports: {
    done: (on: number) => `${countOf(on, 'export', 'exports')} enabled`,
    off: (count: number) => `${countOf(count, 'export', 'exports')}, none enabled`,
    open: 'Add an export for a product that accepts exports',
    noProduct: 'Turn on a product first',
    notNeeded: 'Not needed: no enabled product accepts exports',
  },
  signIn: {
    done: (names: string) => names,
    open: 'Enable a way to sign in',
  },
  noSync: {
    checking: 'Checking setup',
    importsOff: 'Imports are off for this district',
    noConnection: 'Set up the SIS connection first',
    noTemplates: 'Enable a template first',
  },
  progress: (done: number, of: number) => `${done} of ${of} done`,
}

export type SetupStepsMessages = typeof setupStepsMessages
