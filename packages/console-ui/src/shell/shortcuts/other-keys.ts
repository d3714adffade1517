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
  { id: 'moveCell', where: 'grids', keys: ['Left', 'Right', '↑', '↓'] },
  { id: 'lastCell', where: 'grids', keys: ['Home', 'End'] },
  { id: 'copyCell', where: 'grids', keys: ['Mod+C'] },
  { id: 'enterCell', where: 'grids', keys: ['Enter', 'Esc'] },
  { id: 'moveColumn', where: 'mapping', keys: ['↑', '↓'] },
  { id: 'chooseSource', where: 'mapping', keys: ['Enter'] },
  { id: 'toTranslations', where: 'mapping', keys: ['Right', 'Left'] },
  { id: 'accept', where: 'mapping', keys: ['Mod+Enter'] },
  { id: 'undo', where: 'mapping', keys: ['Mod+Z'] },
  { id: 'orderColumn', where: 'columns', keys: ['Alt+↑', 'Alt+↓'] },
  { id: 'nextMatch', where: 'errorLogs', keys: ['Enter'] },
  { id: 'previousMatch', where: 'errorLogs', keys: ['Shift+Enter'] },
]
