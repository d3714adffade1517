import { useContext } from 'react'
import { type RootAttributes, rootAttributes } from './root-attributes.ts'
import { ThemeContext } from './theme-context.ts'

/** Attributes for a panel that Headless UI moves to the body, so that the tokens and the direction reach it there. */
export function useOverlayAttributes(): RootAttributes & { dir: 'ltr' | 'rtl' | undefined } {
  const theme = useContext(ThemeContext)
  return { ...rootAttributes(theme), dir: theme.dir }
}
