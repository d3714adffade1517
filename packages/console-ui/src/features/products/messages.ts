/** Every sentence of the dialog that adds and removes products; a host replaces them as `products`. */
export const productMessages = {
  has: 'Added',
  offered: 'Available',
  none: 'No products.',
  allAdded: 'All products are added.',
  noMatch: (text: string) => `No available product matches “${text}”.`,
  search: 'Search available products',
  add: 'Add',
  addOne: (name: string) => `Add ${name}`,
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  undo: 'Undo',
  undoOne: (name: string) => `Undo ${name}`,
  added: 'Will be added',
  removed: 'Will be removed',
  moved: (name: string, change: 'add' | 'remove' | undefined) =>
    change === undefined
      ? `${name} stays as it is`
      : change === 'add'
        ? `${name} will be added`
        : `${name} will be removed`,
  summary: (add: number, remove: number) =>
    [add > 0 ? `${add} to add` : '', remove > 0 ? `${remove} to remove` : ''].filter(Boolean).join(', '),
  partly: (failed: number, of: number) =>
    failed < of
      ? `${failed} of ${of} changes failed. The rest were saved.`
      : of === 1
        ? 'The change failed. Nothing was saved.'
        : `All ${of} changes failed. Nothing was saved.`,
  unchanged: 'Add or remove a product first.',
  notLoaded: "Couldn't load the available products.",
  tryAgain: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  saving: 'Saving',
  failed: {
    title: 'Changes that failed',
    add: 'Not added',
    remove: 'Not removed',
    tryAgain: (name: string) => `Try again: ${name}`,
    dismiss: (name: string) => `Dismiss ${name}`,
  },
}

export type ProductMessages = typeof productMessages
