import { useSyncExternalStore } from 'react'
import { tokenValues } from '../packages/console-ui/src/styles/token-tree.ts'

/** How a story looks: nothing it does may depend on it. */
export type Look = {
  scheme: 'light' | 'dark'
  density: 'comfortable' | 'compact'
  dir: 'ltr' | 'rtl'
}

/** Everything differs at once from the look that stories start in. */
export const SECOND_LOOK: Look = { scheme: 'dark', density: 'compact', dir: 'rtl' }

let forced: Look | null = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Gives the story that is on the page another look without mounting it again; null returns to the look of the toolbar. */
export const forceLook = (look: Look | null): void => {
  forced = look
  if (look) paintPage(look)
  for (const listener of listeners) listener()
}

/** Returns the look of the story: the forced one, or the one chosen in the toolbar. */
export const useLook = (chosen: Look): Look => useSyncExternalStore(subscribe, () => forced) ?? chosen

/**
 * Paints the page around a story. It has no other background than its theme's, and nothing else of the theme: what a
 * component moves to the body has to bring its own.
 */
export const paintPage = ({ scheme }: Pick<Look, 'scheme'>): void => {
  const { style } = document.documentElement
  style.colorScheme = scheme
  style.background = tokenValues.color.bg.surface
}
