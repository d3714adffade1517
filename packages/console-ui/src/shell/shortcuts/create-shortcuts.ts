import type { ShortcutId } from '../../patterns/shortcuts/shortcuts.ts'

export type Shortcuts = {
  /** What a key does from now on, until it is taken back; the newest comes first. */
  bind(id: ShortcutId, run: () => void): () => void
  /** False when nothing is bound to it. */
  run(id: ShortcutId): boolean
}

/** Which key does what at the moment. */
export function createShortcuts(): Shortcuts {
  const bound: { id: ShortcutId; run: () => void }[] = []
  return {
    bind(id, run) {
      const entry = { id, run }
      bound.unshift(entry)
      return () => void bound.splice(bound.indexOf(entry), 1)
    },
    run(id) {
      const entry = bound.find((one) => one.id === id)
      entry?.run()
      return entry !== undefined
    },
  }
}
