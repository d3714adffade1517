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
    help: 'Whose instance it is. This never changes.',
    label: 'Client',
    placeholder: 'Type a name',
    missing: 'Choose the client',
    gone: { title: 'Client not found.', text: 'This client doesn’t exist.', action: 'Choose another client' },
  },
  instance: {
    title: 'Instance',
    help: 'What it is called and where it runs.',
    name: 'Name',
    nameHelp: '3 to 60 lowercase letters, digits and hyphens, starting with a letter.',
    nameMissing: 'Enter the name',
    nameWrong: 'Enter 3 to 60 lowercase letters, digits and hyphens, starting with a letter',
    nameTaken: (name: string) => `${name} is already used by another instance`,
    checking: 'Checking the name',
    free: (name: string) => `${name} is available`,
    use: (name: string) => `Use ${name}`,
    environment: 'Kind',
    environments: {
      production: 'For everyday use',
      training: 'For courses and practice',
      demo: 'For demonstrations',
    },
    region: 'Region',
    regionMissing: 'Choose the region',
    url: 'Address',
    urlHelp: 'Leave it empty to use an address of this server.',
    urlWrong: 'Enter an address that starts with https://',
  },
  products: {
    title: 'Products',
    help: 'More can be added later.',
    none: 'This client has no products yet. You can add them later.',
    notLoaded: 'Couldn’t load the client’s products.',
    tryAgain: 'Try again',
    label: 'Products',
  },
  review: {
    title: 'Review',
    help: 'Nothing is created before you start provisioning.',
    own: 'An address of this server',
    products: (count: number) => countOf(count, 'product', 'products'),
    noProducts: 'None',
    create: 'Create instance',
    creating: 'Creating',
    failed: 'The instance wasn’t created',
  },
  changed: { client: 'Client', name: 'Name', region: 'Region', url: 'Address', products: 'Products' },
}

export type InstanceCreateMessages = typeof messages
