import type { shortcutMessages } from './messages.ts'

type Words = typeof shortcutMessages.shortcuts

type KeyLine = {
  readonly id: keyof Words['what']
  readonly keys: readonly string[]
  readonly where: keyof Words['where']
}

/** Keys that parts of a page listen to by themselves, for the list that people read (ux 11). */
export const OTHER_KEYS: readonly KeyLine[] = [
  { id: 'close', where: 'everywhere', keys: ['Esc'] },
  { id: 'save', where: 'forms', keys: ['Mod+S'] },
  { id: 'move', where: 'lists', keys: ['↑', '↓'] },
  { id: 'moveFar', where: 'lists', keys: ['Page Up', 'Page Down'] },
  { id: 'select', where: 'lists', keys: ['Enter'] },
  { id: 'dashboard', where: 'lists', keys: ['Mod+Enter'] },
  { id: 'intoRecord', where: 'record', keys: ['Enter'] },
  { id: 'closeRecord', where: 'record', keys: ['Esc'] },
  { id: 'resizeRecord', where: 'record', keys: ['Left', 'Right'] },
  { id: 'sort', where: 'tables', keys: ['Enter'] },
  { id: 'moveTableColumn', where: 'tables', keys: ['Ctrl+Shift+Left', 'Ctrl+Shift+Right'] },
  { id: 'resizeColumn', where: 'tables', keys: ['Left', 'Right'] },
  { id: 'selectRows', where: 'tables', keys: ['Shift+Space'] },
  { id: 'moveCell', where: 'grids', keys: ['Left', 'Right', '↑', '↓'] },
  { id: 'lastCell', where: 'grids', keys: ['Home', 'End'] },
  { id: 'moveScreen', where: 'grids', keys: ['Page Up', 'Page Down'] },
  { id: 'copyCell', where: 'grids', keys: ['Mod+C'] },
  { id: 'enterCell', where: 'grids', keys: ['Enter', 'Esc'] },
  { id: 'moveBatch', where: 'chart', keys: ['Left', 'Right'] },
  { id: 'openBatch', where: 'chart', keys: ['Enter'] },
  { id: 'selectBatches', where: 'chart', keys: ['Shift+Left', 'Shift+Right'] },
  { id: 'moveColumn', where: 'mapping', keys: ['↑', '↓'] },
  { id: 'chooseSource', where: 'mapping', keys: ['Enter'] },
  { id: 'toTranslations', where: 'mapping', keys: ['Right', 'Left'] },
  { id: 'accept', where: 'mapping', keys: ['Mod+Enter'] },
  { id: 'undo', where: 'mapping', keys: ['Mod+Z'] },
  { id: 'orderColumn', where: 'columns', keys: ['Alt+↑', 'Alt+↓'] },
  { id: 'nextMatch', where: 'errorLogs', keys: ['Enter'] },
  { id: 'previousMatch', where: 'errorLogs', keys: ['Shift+Enter'] },
]
