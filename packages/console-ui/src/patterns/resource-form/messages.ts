/** Every sentence of a form that is not a field's own; a host replaces them under `form`. */
export const messages = {
  requiredNote: 'Fields with * are required',
  notSaved: "Your changes weren't saved",
  toCorrect: 'Correct these fields',
  faults: {
    enter: (what: string) => `Enter ${what}`,
    choose: (what: string) => `Choose ${what}`,
    select: (what: string) => `Select ${what}`,
    /** What a field is called after those verbs, unless it says so itself. */
    field: (label: string) => `the ${label}`,
  },
  chooseOne: 'Choose one',
  none: 'None',
  search: 'Search',
  offer: {
    title: 'You have unsaved changes from an earlier visit',
    text: (at: string, names: string) => `${names}, last edited ${at}.`,
    restore: 'Restore',
    discard: 'Discard',
  },
  conflict: {
    title: 'These values changed after you opened this page.',
    text: (names: string) => `${names}: compare before you save.`,
    compare: 'Compare',
    elsewhere: (by = 'Someone else') =>
      `${by} changed this record after you opened this page. Your changes aren't affected. Save again.`,
    /** In the save bar, where the sentence above may be out of sight. */
    saveAgain: (by = 'Someone else') => `Not saved: ${by} changed this record. Save again.`,
    dialogTitle: 'Someone else changed these fields',
    dialogText: 'Choose which values to keep. Nothing has been saved yet.',
    field: 'Field',
    mine: 'Yours',
    theirs: 'Saved by others',
    keepMine: 'Keep yours',
    takeTheirs: 'Use theirs',
    none: 'Empty',
    on: 'On',
    off: 'Off',
    apply: 'Use these values',
    cancel: 'Cancel',
  },
  cancel: 'Cancel',
  saving: 'Saving',
}

export type FormMessages = typeof messages
