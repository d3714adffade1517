import type { Place, Store } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import type { PreloadableCode } from '../../parts/lazy-part/preload-on-approach.ts'
import type { ShortcutId } from '../shortcuts/shortcuts.ts'

/**
 * Something that can be done from a page, told once: its header, its actions panel, Go to and the keys all read it (ux 4.4).
 * @example { id: 'sync', label: 'Sync now', icon: <SyncIcon />, note: 'Start an import', kind: 'primary', run: ask }
 */
export type PageAction = {
  readonly id: string
  /** A verb, and its object where there are several. */
  readonly label: string
  readonly icon?: ReactElement
  /** One line: what will happen. */
  readonly note?: string
  /** One primary a page. A step is an icon button before the others: to a neighbor, for example. Default "secondary". */
  readonly kind?: 'primary' | 'secondary' | 'danger' | 'step'
  /** Always in the menu of the title row: for what is seldom done. */
  readonly folded?: true
  readonly run?: () => void
  /** Leads somewhere, in place of `run`. */
  readonly to?: Place | null
  readonly busy?: boolean
  /** The -ing form, while busy. */
  readonly busyLabel?: string
  /** Why not now. */
  readonly disabledReason?: string | undefined
  readonly shortcut?: ShortcutId
  /** Code that it needs, preloaded on approach. */
  readonly needs?: PreloadableCode
}

/** What a page tells its frame. */
export type PageOnShow = { readonly title: string; readonly actions: readonly PageAction[] }
export type PageStore = Store<PageOnShow>
export const NO_PAGE: PageOnShow = { title: '', actions: [] }
