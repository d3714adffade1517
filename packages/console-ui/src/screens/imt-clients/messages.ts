/** Every sentence of IMT Clients that is not shared with the pages of a client; a host may replace each. */
export const messages = {
  title: 'IMT Clients',
  table: 'Clients',
  noun: { one: 'client', many: 'clients' },
  search: 'Client, ID, or slug',
  columns: {
    clientName: 'Client',
    id: 'Client ID',
    status: 'Status',
    instanceCount: 'Instances',
    products: 'Products',
    subscriptionEndsOn: 'Next expiry',
    primaryContactName: 'Contact',
    updatedAt: 'Edited (ET)',
    state: 'State',
    lea: 'LEA',
    clientType: 'Type',
    slug: 'Slug',
    activeUserCount: 'Active users',
    primaryContactEmail: 'Contact email',
    accountNumber: 'Account number',
    updatedBy: 'Edited by',
  },
  views: { label: 'Status', all: 'All', active: 'Active', onboarding: 'Onboarding', inactive: 'Inactive' },
  filters: { status: 'Status', clientType: 'Type', state: 'State' },
  instances: { one: 'instance', many: 'instances' },
  create: 'Create client',
  createNote: 'Add a customer',
  menu: { open: 'Open', edit: 'Edit', createInstance: 'Create instance', copy: 'Copy client ID' },
  empty: { title: 'No clients yet', text: 'Create one, or add a district to create its client.' },
}

export type ImtClientsMessages = typeof messages
