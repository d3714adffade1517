import type { TokenName } from '../../styles/token-name.ts'

export type Scheme = 'light' | 'dark' | 'system'
export type Density = 'comfortable' | 'compact'

/**
 * Values for single tokens, by variable name: `{ '--ec-color-accent-solid': '#0a7' }`. A changed color must keep its
 * contrast.
 */
export type ThemeVars = { readonly [Name in TokenName]?: string }

export type Theme = {
  /** `system`: what the operating system says. Default: the `color-scheme` of the page around, whenever it changes. */
  scheme?: Scheme | undefined
  /** Compact lowers heights and vertical padding, never the type size. */
  density?: Density | undefined
  vars?: ThemeVars | undefined
}
