/** Every sentence of District Instances; a host may replace each. */
export const messages = {
  title: 'District Instances',
  table: 'Instances of this district',
  search: 'Name or address',
  create: 'Create instance',
  empty: { title: 'No instances yet', text: "This district doesn't have any instances." },
  noClient: {
    title: 'No client',
    text: "This district belongs to no client, so it can't have instances. Choose a client in the district profile.",
  },
}
