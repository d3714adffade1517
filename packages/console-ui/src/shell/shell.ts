import { createStore } from '@edconsole/console-core'
import { createContext } from 'react'
import type { ScreenHost } from '../patterns/define-screen/screen-host.ts'
import { NO_PAGE, type PageStore } from '../patterns/page-actions/page-action.ts'
import type { ShortcutId } from '../patterns/shortcuts/shortcuts.ts'
import { PageBanner } from './content/page-banner.tsx'
import { createRecentPages, type RecentPages } from './go-to/recent-pages.ts'
import { openDistrictSelect } from './header/open-district-select.ts'
import { createOverlayStore, type OverlayStore } from './overlay-store.ts'

type Shortcuts = {
  /** What a key does from now on, until it is taken back; the newest comes first. */
  bind(id: ShortcutId, run: () => void): () => void
  /** False when nothing is bound to it. */
  run(id: ShortcutId): boolean
}

/** Which key does what at the moment. */
function createShortcuts(): Shortcuts {
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

export type Shell = {
  /** For screens. */
  readonly host: ScreenHost
  readonly page: PageStore
  readonly recent: RecentPages
  readonly shortcuts: Shortcuts
  readonly overlay: OverlayStore
}

export function createShell(): Shell {
  const shortcuts = createShortcuts()
  const page = createStore(NO_PAGE)
  return {
    host: {
      headingLevel: 1,
      breadcrumbs: true,
      page,
      banner: PageBanner,
      keys: shortcuts,
      pickDistrict: openDistrictSelect,
    },
    page,
    recent: createRecentPages(),
    shortcuts,
    overlay: createOverlayStore(),
  }
}

/** The shell around the frame. `null` outside one. */
export const ShellContext = createContext<Shell | null>(null)
