import type { ConsoleOptions } from '@edconsole/console-core'
import { useContext } from 'react'
import { ThemeContext } from '../parts/theme-root/theme-context.ts'

/** For a whole frame, which has a theme of its own: the one that is picked for the story. */
export function useStoryTheme(): NonNullable<ConsoleOptions['theme']> {
  const { scheme, density } = useContext(ThemeContext)
  return { ...(scheme && { scheme }), ...(density && { density }) }
}
