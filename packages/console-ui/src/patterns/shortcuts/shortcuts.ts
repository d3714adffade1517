export type Shortcut = {
  /** One key as it is typed, or several with `+`; `Mod` is Ctrl, and Command on a Mac. */
  readonly keys: string
  readonly what: string
  readonly where: 'Everywhere' | 'Open record' | 'Batch results' | 'Mapping editor'
}

/** Every key that the console listens to itself (ux 11): what is pressed, what it does, where. */
export const SHORTCUTS = {
  'go-to': { keys: 'Mod+K', what: 'Go to a screen, district, batch or action', where: 'Everywhere' },
  search: { keys: '/', what: 'Search on this page', where: 'Everywhere' },
  district: { keys: 'D', what: 'Open District Select', where: 'Everywhere' },
  shortcuts: { keys: '?', what: 'Show keyboard shortcuts', where: 'Everywhere' },
  message: { keys: 'F8', what: 'Go to the newest message; Esc dismisses it', where: 'Everywhere' },
  'next-record': { keys: 'J', what: 'Next row', where: 'Open record' },
  'previous-record': { keys: 'K', what: 'Previous row', where: 'Open record' },
  'previous-batch': { keys: '[', what: 'Previous batch', where: 'Batch results' },
  'next-to-fix': { keys: 'N', what: 'Next column to fix', where: 'Mapping editor' },
  'next-batch': { keys: ']', what: 'Next batch', where: 'Batch results' },
} as const satisfies Record<string, Shortcut>

export type ShortcutId = keyof typeof SHORTCUTS

/** Without Ctrl or Command: it may be switched off (WCAG 2.1.4). */
export function isSingleKey(keys: string): boolean {
  return !keys.startsWith('Mod+')
}

/** A letter or sign, which never means the console while something is typed or open. */
export function isTyped(keys: string): boolean {
  return keys.length === 1
}
