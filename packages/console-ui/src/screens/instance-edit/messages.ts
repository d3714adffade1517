/** Every sentence of Edit Instance; a host may replace each. */
export const messages = {
  title: 'Edit Instance',
  label: 'Instance',
  sections: {
    instance: { title: 'Instance', help: 'Its client and kind never change.' },
    address: { title: 'Address', help: 'Where people open it.' },
  },
  fields: { name: 'Name', region: 'Region', url: 'Address' },
  help: {
    name: '3 to 60 lowercase letters, digits and hyphens, starting with a letter. Its address stays the same.',
    url: (servedAt: string | null) =>
      servedAt === null
        ? 'Leave it empty to use an address of this server.'
        : `Leave it empty to use ${servedAt}. Point another address there.`,
  },
  expects: {
    name: '3 to 60 lowercase letters, digits and hyphens, starting with a letter',
    url: 'an address that starts with https://',
  },
  closed: (status: string) => `This instance is ${status.toLowerCase()}. It can’t be changed.`,
  readOnly: 'You can view this instance. Editing needs another role.',
  details: 'Details',
  notFound: { title: 'Instance not found.', text: 'This instance doesn’t exist.', action: 'All instances' },
}

export type InstanceEditMessages = typeof messages
