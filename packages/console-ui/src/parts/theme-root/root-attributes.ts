import type { CSSProperties } from 'react'
import type { Density, Scheme, Theme } from './theme.ts'

export type RootAttributes = {
  'data-ec-root': ''
  'data-ec-scheme': Scheme | undefined
  'data-ec-density': Density
  style: CSSProperties | undefined
}

/** What makes an element a root: the tokens apply to `[data-ec-root]` and what is in it. */
export function rootAttributes({ scheme, density = 'comfortable', vars }: Theme): RootAttributes {
  return {
    'data-ec-root': '',
    'data-ec-scheme': scheme,
    'data-ec-density': density,
    // React's type knows no custom properties; the runtime does.
    style: vars as CSSProperties | undefined,
  }
}
