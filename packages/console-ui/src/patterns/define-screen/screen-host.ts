import { type ComponentType, createContext } from 'react'
import type { PageStore } from '../page-actions/page-action.ts'
import type { ShortcutId } from '../shortcuts/shortcuts.ts'
import type { HeadingLevel } from './screen-frame.ts'

export type ScreenHost = {
  readonly headingLevel: HeadingLevel
  readonly breadcrumbs: boolean
  /** Hears what the page on show is called and offers. */
  readonly page?: PageStore
  /** What concerns every page, drawn below the title row (ux 7.31); nothing while there is nothing to say. */
  readonly banner?: ComponentType
  /** Leads to the picker of districts beside the screens. */
  readonly pickDistrict?: () => void
  /** The keys of the console. */
  readonly keys?: {
    /** Returns how to take it back. */
    bind(id: ShortcutId, run: () => void): () => void
  }
}

/** Given by the shell, which brings theme, messages and the place around a screen. `null`: the screen is embedded and brings them itself. */
export const ScreenHostContext = createContext<ScreenHost | null>(null)
