import { createContext } from 'react'
import type { HeadingLevel } from './screen-frame.ts'

export type ScreenHost = {
  readonly headingLevel: HeadingLevel
  readonly breadcrumbs: boolean
}

/** Given by the shell, which brings theme, messages and the place around a screen. `null`: the screen is embedded and brings them itself. */
export const ScreenHostContext = createContext<ScreenHost | null>(null)
