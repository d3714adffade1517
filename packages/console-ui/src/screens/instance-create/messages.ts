import { countOf } from '@edconsole/console-core'

/** Every sentence of Create Instance; a host may replace each. */
export const messages = {
  title: 'Create Instance',
  steps: {
    label: 'Steps',
    client: 'Client',
    instance: 'Instance',
    products: 'Products',
    review: 'Review',
  },
  back: 'Back',
  continue: 'Continue',
  cancel: 'Cancel',
  client: {
    title: 'Client',
    help: "The client this instance is for. This can't be changed later.",
    label: 'Client',
    placeholder: 'Search by name',
    missing: 'Choose the client',
    gone: { title: 'Client not found.', text: "This client doesn't exist.", action: 'Choose another client' },
  },
  instance: {
    title: 'Instance',
    help: 'Its name and where it runs.',
    name: 'Name',
    nameHelp: '3 to 60 lowercase letters, digits, and hyphens, starting with a letter.',
    nameMissing: 'Enter the name',
    nameWrong: 'Enter 3 to 60 lowercase letters, digits, and hyphens, starting with a letter',
    nameTaken: (name: string) => `${name} is already used by another instance`,
    checking: 'Checking the name',
    free: (name: string) => `${name} is available`,
    use: (name: string) => `Use ${name}`,
    environment: 'Kind',
    environments: {
      production: 'For everyday use',
      training: 'For classes and practice',
      demo: 'For demonstrations',
    },
    region: 'Region',
    regionPlaceholder: 'Choose one',
    regionMissing: 'Choose the region',
    url: 'Address',
    urlHelp: 'Leave blank to use an address on this server.',
    urlWrong: 'Enter an address that starts with https://',
  },
  products: {
    title: 'Products',
    help: 'You can add more later.',
    none: 'This client has no products yet. You can add them later.',
    notLoaded: "Couldn't load the client's products.",
    tryAgain: 'Try again',
    label: 'Products',
  },
  review: {
    title: 'Review',
    help: 'The database and address are created later, when you start provisioning.',
    own: 'An address on this server',
    products: (count: number) => countOf(count, 'product', 'products'),
    noProducts: 'None',
    create: 'Create instance',
    creating: 'Creating',
    failed: "The instance wasn't created",
  },
  changed: { client: 'Client', name: 'Name', region: 'Region', url: 'Address', products: 'Products' },
}

export type InstanceCreateMessages = typeof messages
