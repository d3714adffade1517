import type { ShortcutId } from '../../patterns/shortcuts/shortcuts.ts'

const shortcuts: Readonly<Record<ShortcutId, string>> = {
  'go-to': 'Go to a screen, district, batch, or action',
  search: 'Search on this page',
  district: 'Open District Select',
  shortcuts: 'Show keyboard shortcuts',
  message: 'Go to the newest message; Esc dismisses it',
  'next-record': 'Next row',
  'previous-record': 'Previous row',
  'previous-batch': 'Previous batch',
  'next-to-fix': 'Next column to fix',
  'next-batch': 'Next batch',
}

/** What the dialog of keys says; loaded with it. A host replaces it under `shell`. */
export const shortcutMessages = {
  shortcuts: {
    title: 'Keyboard shortcuts',
    singleKeys: 'Single-key shortcuts',
    singleKeysHelp: (keys: string) =>
      `${keys}. They work outside text fields only. Turn them off if they get in the way.`,
    off: 'Off',
    where: {
      everywhere: 'Everywhere',
      record: 'Open record',
      batch: 'Batch results',
      mapping: 'Mapping editor',
      forms: 'Forms',
      lists: 'District Select and Go to',
      grids: 'Grids',
      columns: 'Columns',
      errorLogs: 'Error logs',
    },
    what: {
      ...shortcuts,
      close: 'Close the topmost panel or dialog',
      save: 'Save',
      move: 'Move',
      moveFar: 'Move by ten',
      select: 'Select',
      dashboard: "In Go to: open a district's dashboard",
      intoRecord: 'Move from the row into the record',
      closeRecord: 'Close the record and return to the row',
      resizeRecord: 'On its edge: make it wider or narrower',
      moveCell: 'Move between cells',
      lastCell: 'First or last cell of the row; with Ctrl, of the table',
      copyCell: 'Copy the cell',
      enterCell: 'Enter or leave the cell',
      moveColumn: 'Move between columns',
      chooseSource: 'Choose the SIS column',
      toTranslations: 'Move to the translations and back',
      accept: 'Accept the suggestion',
      undo: 'Undo',
      orderColumn: 'Move the column',
      nextMatch: 'In the search: next match',
      previousMatch: 'In the search: previous match',
    },
  },
}
