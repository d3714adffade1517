/** Every sentence of Edit Instance; a host may replace each. */
export const messages = {
  title: 'Edit Instance',
  label: 'Instance',
  sections: {
    instance: { title: 'Instance', help: "The client and kind can't be changed." },
    address: { title: 'Address', help: 'Where people go to use it.' },
  },
  fields: { name: 'Name', region: 'Region', url: 'Address' },
  help: {
    name: '3 to 60 lowercase letters, digits, and hyphens, starting with a letter. The address stays the same.',
    url: (servedAt: string | null) =>
      servedAt === null
        ? 'Leave blank to use an address on this server.'
        : `Leave blank to use ${servedAt}. A custom address must point there.`,
  },
  expects: {
    name: '3 to 60 lowercase letters, digits, and hyphens, starting with a letter',
    url: 'an address that starts with https://',
  },
  closed: (status: string) => `This instance is ${status.toLowerCase()}. It can't be changed.`,
  readOnly: 'You can view this instance. Editing needs another role.',
  open: 'Open instance',
  openNote: 'Show status, products, and sandboxes',
  notFound: { title: 'Instance not found.', text: "This instance doesn't exist.", action: 'All instances' },
}

export type InstanceEditMessages = typeof messages
