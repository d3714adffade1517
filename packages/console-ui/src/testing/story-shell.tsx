import { type ReactElement, type ReactNode, useContext, useLayoutEffect } from 'react'
import { ThemeContext } from '../parts/theme-root/theme-context.ts'
import { AppearanceContext } from '../shell/appearance/appearance.ts'
import { ConsoleShell } from '../shell/console-shell.tsx'

/** The whole frame in a story. Its user always prefers the look of the story. */
export function StoryShell({ children }: { children: ReactNode }): ReactElement {
  const { scheme = 'light', density = 'comfortable' } = useContext(ThemeContext)
  return (
    <ConsoleShell>
      <Prefer scheme={scheme} density={density} />
      {children}
    </ConsoleShell>
  )
}

type Preferred = { scheme: 'light' | 'dark' | 'system'; density: 'comfortable' | 'compact' }

function Prefer({ scheme, density }: Preferred): null {
  const appearance = useContext(AppearanceContext)
  const isPreferred = appearance.scheme === scheme && appearance.density === density
  useLayoutEffect(() => {
    if (!isPreferred) appearance.change({ scheme, density })
  }, [appearance, isPreferred, scheme, density])
  return null
}
