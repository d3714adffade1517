/** Every sentence of a form that is not a field's own; a host replaces them under `form`. */
export const messages = {
  requiredNote: 'Fields with * are required',
  notSaved: 'The changes were not saved',
  toCorrect: 'Correct these fields',
  offer: {
    title: 'You left changes here that were not saved',
    text: (at: string, names: string) => `${names}, typed until ${at}.`,
    restore: 'Restore',
    discard: 'Discard',
  },
  conflict: {
    title: 'These values changed since you opened this page.',
    text: (names: string) => `${names}: compare before you save.`,
    compare: 'Compare',
    elsewhere:
      'This record was changed since you opened this page. Nothing that you changed is affected. Save again.',
    dialogTitle: 'Someone else changed these fields',
    dialogText: 'Choose which value stays. Nothing is saved yet.',
    field: 'Field',
    mine: 'Yours',
    theirs: 'Saved by others',
    keepMine: 'Keep yours',
    takeTheirs: 'Take theirs',
    none: 'Empty',
    apply: 'Use these values',
    cancel: 'Cancel',
  },
  cancel: 'Cancel',
  saving: 'Saving',
}
