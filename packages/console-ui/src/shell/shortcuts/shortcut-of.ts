import { isSingleKey, isTyped, SHORTCUTS, type ShortcutId } from '../../patterns/shortcuts/shortcuts.ts'

/** Where letters mean something else: fields, and whatever is open over the page. */
const BUSY =
  'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
> & { getModifierState(name: string): boolean }

/** Whether letters pressed there are for something else. */
export function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(BUSY) !== null
}

type Circumstances = {
  readonly isMac: boolean
  /** False when the user switched them off. */
  readonly singleKeys: boolean
  /** Whether letters and signs are for something else where the key was pressed. */
  readonly taken: boolean
}

/** Which shortcut a key press is meant as. */
export function shortcutOf(event: Pressed, circumstances: Circumstances): ShortcutId | undefined {
  const { isMac, singleKeys, taken } = circumstances
  if (event.defaultPrevented || event.isComposing) return undefined
  // Some keyboards need AltGr for brackets; Windows reports that as Ctrl and Alt.
  const written = event.getModifierState('AltGraph')
  const { ctrlKey, metaKey, altKey } = written ? NONE : event
  const mod = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey
  for (const id of IDS) {
    const { keys } = SHORTCUTS[id]
    if (isSingleKey(keys)) {
      // Shift makes another letter of a letter, but a sign is what it is however it was made.
      const letter = /^[A-Z]$/.test(keys)
      const same = letter ? event.key.toUpperCase() === keys && !event.shiftKey : event.key === keys
      const listens = singleKeys && !(taken && isTyped(keys))
      if (same && listens && !ctrlKey && !metaKey && !altKey) return id
    } else if (mod && !altKey && !event.shiftKey && `Mod+${event.key.toUpperCase()}` === keys) {
      return id
    }
  }
  return undefined
}

const NONE = { ctrlKey: false, metaKey: false, altKey: false }
const IDS = Object.keys(SHORTCUTS).filter((id): id is ShortcutId => id in SHORTCUTS)
