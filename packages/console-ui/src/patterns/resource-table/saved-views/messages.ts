/** Every sentence about saved views; a host replaces them under `views`. */
export const viewMessages = {
  label: 'Views',
  all: (rows: string) => `All ${rows}`,
  sharedBy: (name: string) => `Shared by ${name}`,
  changed: 'Changed',
  missing: "This view was deleted or isn't shared with you. The list is shown without it.",
  dismiss: 'Dismiss',
  save: 'Save changes',
  saving: 'Saving',
  discard: 'Discard changes',
  saveAsNew: 'Save as new view',
  edit: 'Rename or share',
  remove: 'Delete view',
  saved: (name: string) => `View “${name}” saved`,
  deleted: (name: string) => `View “${name}” deleted`,
  cancel: 'Cancel',
  dialog: {
    create: 'Save view',
    edit: 'Edit view',
    text: 'A view keeps the filters, columns, and order of this list.',
    name: 'Name',
    missing: 'Enter a name',
    /** As the server says of a name that another saved view has. */
    taken: (name: string) => `This list already has a view named “${name}”. Choose another name.`,
    shareInDistrict: (district: string) => `Share in ${district}`,
    /** Where the name of that district isn't known. */
    sharedElsewhere: 'Shared in another district',
    shareInDistrictHelp: 'Everyone who can open this list in the district sees the view.',
    shareWithStaff: 'Share with provider staff',
    shareWithStaffHelp: 'All provider staff who can open this list see the view.',
  },
  removal: {
    title: (name: string) => `Delete the view “${name}”?`,
    own: 'The list and its rows stay as they are.',
    shared: 'Everyone it is shared with loses it. The list and its rows stay as they are.',
    busy: 'Deleting',
  },
}
