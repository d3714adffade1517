type KeyLine = { readonly keys: readonly string[]; readonly what: string; readonly where: string }

/** Keys that parts of a page listen to by themselves, for the list that people read (ux 11). */
export const OTHER_KEYS: readonly KeyLine[] = [
  { where: 'Everywhere', keys: ['Esc'], what: 'Close the topmost panel or dialog' },
  { where: 'Forms', keys: ['Mod+S'], what: 'Save' },
  { where: 'District Select and Go to', keys: ['↑', '↓'], what: 'Move' },
  { where: 'District Select and Go to', keys: ['Page Up', 'Page Down'], what: 'Move by ten' },
  { where: 'District Select and Go to', keys: ['Enter'], what: 'Select' },
  { where: 'District Select and Go to', keys: ['Mod+Enter'], what: "In Go to: open a district's dashboard" },
  { where: 'Open record', keys: ['Enter'], what: 'Move from the row into the record' },
  { where: 'Open record', keys: ['Esc'], what: 'Close the record and return to the row' },
  { where: 'Open record', keys: ['Left', 'Right'], what: 'On its edge: make it wider or narrower' },
  { where: 'Grids', keys: ['Left', 'Right', '↑', '↓'], what: 'Move between cells' },
  { where: 'Grids', keys: ['Home', 'End'], what: 'First or last cell of the row; with Ctrl, of the table' },
  { where: 'Grids', keys: ['Mod+C'], what: 'Copy the cell' },
  { where: 'Grids', keys: ['Enter', 'Esc'], what: 'Enter or leave the cell' },
  { where: 'Mapping editor', keys: ['↑', '↓'], what: 'Move between columns' },
  { where: 'Mapping editor', keys: ['Enter'], what: 'Choose the SIS column' },
  { where: 'Mapping editor', keys: ['Right', 'Left'], what: 'Move to the translations and back' },
  { where: 'Mapping editor', keys: ['Mod+Enter'], what: 'Accept the suggestion' },
  { where: 'Mapping editor', keys: ['Mod+Z'], what: 'Undo' },
  { where: 'Columns', keys: ['Alt+↑', 'Alt+↓'], what: 'Move the column' },
  { where: 'Error logs', keys: ['Enter'], what: 'In the search: next match' },
  { where: 'Error logs', keys: ['Shift+Enter'], what: 'In the search: previous match' },
]
