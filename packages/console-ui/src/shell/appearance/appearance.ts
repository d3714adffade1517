import { createContext } from 'react'
import type { Density, Scheme } from '../../parts/theme-root/theme.ts'

/** How this user wants the console to look (R45). */
export type Appearance = {
  scheme: Scheme
  density: Density
  folded: boolean
  /** Keys without Ctrl or Command do something (WCAG 2.1.4). */
  singleKeys: boolean
  /** Pixels that panels beside a list are wide; null: as they come. */
  splitWidth: number | null
}

export type AppearanceValue = Appearance & { change(next: Partial<Appearance>): void }

export const DEFAULT_APPEARANCE: Appearance = {
  scheme: 'system',
  density: 'comfortable',
  folded: false,
  singleKeys: true,
  splitWidth: null,
}

export const AppearanceContext = createContext<AppearanceValue>({
  ...DEFAULT_APPEARANCE,
  change: () => {},
})
