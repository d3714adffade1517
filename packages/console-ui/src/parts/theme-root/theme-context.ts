import { createContext } from 'react'
import type { Theme } from './theme.ts'

/** What overlays, which leave the tree, carry along from the nearest root. */
export type CarriedTheme = Theme & {
  /** Of the place where the root stands, if the document's own is another. */
  dir?: 'ltr' | 'rtl' | undefined
}

export const ThemeContext = createContext<CarriedTheme>({})
