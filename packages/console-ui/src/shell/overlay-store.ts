import { createStore, type Denial, type Store } from '@edconsole/console-core'
import { focusIfLost } from '../parts/way-back/focus-if-lost.ts'

/** What the shell opens over the page; one at a time. A denial is explained. */
export type ShellOverlay = 'go-to' | 'shortcuts' | Denial

export type OverlayStore = Pick<Store<ShellOverlay | null>, 'get' | 'subscribe'> & {
  open(overlay: ShellOverlay): void
  /** The focus goes back to where it was. */
  close(): void
}

export function createOverlayStore(): OverlayStore {
  const { get, set, subscribe } = createStore<ShellOverlay | null>(null)
  let from: Element | null = null
  return {
    get,
    subscribe,
    open(overlay) {
      // What draws it is fetched on the first use, and cannot know what had the focus before that.
      from = document.activeElement
      set(overlay)
    },
    close() {
      set(null)
      if (from) focusIfLost(from)
    },
  }
}
