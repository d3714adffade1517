/** The caps that a shortcut is shown with, one a key. */
export function keysText(keys: string, isMac: boolean): string[] {
  return keys.split('+').map((key) => (key === 'Mod' ? (isMac ? 'Command' : 'Ctrl') : key))
}

/** Whether Command takes the part of Ctrl here. */
export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '')
}
