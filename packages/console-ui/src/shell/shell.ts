import { createStore } from '@edconsole/console-core'
import { createContext } from 'react'
import type { ScreenHost } from '../patterns/define-screen/screen-host.ts'
import { NO_PAGE, type PageStore } from '../patterns/page-actions/page-action.ts'
import { PageBanner } from './content/page-banner.tsx'
import { createRecentPages, type RecentPages } from './go-to/recent-pages.ts'
import { openDistrictSelect } from './header/open-district-select.ts'
import { createOverlayStore, type OverlayStore } from './overlay-store.ts'
import { createShortcuts, type Shortcuts } from './shortcuts/create-shortcuts.ts'

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
