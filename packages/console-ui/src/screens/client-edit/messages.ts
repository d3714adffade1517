/** What only the page that edits a client says; the form's own words are those of `clients`. */
export const messages = {
  title: 'Edit Client',
  id: (id: string) => `Client ID ${id}`,
  open: 'Open client',
  openNote: 'Show products, instances, and districts',
  readOnly: 'You can view this client. Editing needs another role.',
}
