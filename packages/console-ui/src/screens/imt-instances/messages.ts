/** Every sentence of IMT Instances; a host may replace each. */
export const messages = {
  title: 'IMT Instances',
  table: 'Instances of all clients',
  create: 'Create instance',
  createNote: 'Request an instance for a client',
  empty: { title: 'No instances yet', text: 'Create one for a client.' },
}
