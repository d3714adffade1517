/** What only the page of a new client says; the form's own words are those of `clients`. */
export const messages = {
  title: 'Create Client',
  submit: 'Create client',
  from: {
    title: 'From a district',
    label: 'District',
    help: 'Fills in the name, LEA, state, and NCES ID. You can edit them before you save.',
    placeholder: 'Choose a district',
    loading: (district: string) => `Loading ${district}…`,
    filled: (district: string) => `Filled in from ${district}.`,
    failed: (district: string) => `Couldn't load ${district}.`,
    tryAgain: 'Try again',
    taken: (district: string) => `${district} already has a client.`,
    open: 'Open that client',
  },
}

export type ClientCreateMessages = typeof messages
