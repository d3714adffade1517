export type Shortcut = {
  /** One key as it is typed, or several with `+`; `Mod` is Ctrl, and Command on a Mac. */
  readonly keys: string
  readonly where: 'everywhere' | 'record' | 'batch' | 'mapping'
}

/**
 * Every key that the console listens to itself (ux 11): what is pressed, and where. The shell's messages say what each
 * does.
 */
export const SHORTCUTS = {
  'go-to': { keys: 'Mod+K', where: 'everywhere' },
  search: { keys: '/', where: 'everywhere' },
  district: { keys: 'D', where: 'everywhere' },
  shortcuts: { keys: '?', where: 'everywhere' },
  message: { keys: 'F8', where: 'everywhere' },
  'next-record': { keys: 'J', where: 'record' },
  'previous-record': { keys: 'K', where: 'record' },
  'previous-batch': { keys: '[', where: 'batch' },
  'next-to-fix': { keys: 'N', where: 'mapping' },
  'next-batch': { keys: ']', where: 'batch' },
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
