type KeyLine = { readonly keys: readonly string[]; readonly what: string; readonly where: string }

/** Keys that parts of a page listen to by themselves, for the list that people read (ux 11). */
export const OTHER_KEYS: readonly KeyLine[] = [
  { where: 'Everywhere', keys: ['Esc'], what: 'Close what was opened last' },
  { where: 'Forms', keys: ['Mod+S'], what: 'Save' },
  { where: 'District Select and Go to', keys: ['↑', '↓'], what: 'Move' },
  { where: 'District Select and Go to', keys: ['Page Up', 'Page Down'], what: 'Move by ten' },
  { where: 'District Select and Go to', keys: ['Enter'], what: 'Pick' },
  { where: 'District Select and Go to', keys: ['Mod+Enter'], what: 'In Go to: the dashboard of a district' },
  { where: 'Open record', keys: ['Enter'], what: 'From the row into the record' },
  { where: 'Open record', keys: ['Esc'], what: 'Close it, back to the row' },
  { where: 'Open record', keys: ['Left', 'Right'], what: 'On its edge: wider, narrower' },
  { where: 'Grids', keys: ['Left', 'Right', '↑', '↓'], what: 'From cell to cell' },
  { where: 'Grids', keys: ['Home', 'End'], what: 'First, last cell of the row; with Ctrl of the table' },
  { where: 'Grids', keys: ['Mod+C'], what: 'Copy the cell' },
  { where: 'Grids', keys: ['Enter', 'Esc'], what: 'Into the cell, and back' },
  { where: 'Mapping editor', keys: ['↑', '↓'], what: 'From column to column' },
  { where: 'Mapping editor', keys: ['Enter'], what: 'Choose the SIS column' },
  { where: 'Mapping editor', keys: ['Right', 'Left'], what: 'Into the translations, and back' },
  { where: 'Mapping editor', keys: ['Mod+Enter'], what: 'Accept the suggestion' },
  { where: 'Mapping editor', keys: ['Mod+Z'], what: 'Undo' },
  { where: 'Columns', keys: ['Alt+↑', 'Alt+↓'], what: 'Move the column' },
  { where: 'Error logs', keys: ['Enter'], what: 'In the search: next match' },
  { where: 'Error logs', keys: ['Shift+Enter'], what: 'In the search: match before' },
]
