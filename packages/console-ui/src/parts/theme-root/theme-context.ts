import { createContext } from 'react'
import type { Theme } from './theme.ts'

/** The theme of the nearest root. Overlays leave the tree, so they read it here and carry it along. */
export const ThemeContext = createContext<Theme>({})
