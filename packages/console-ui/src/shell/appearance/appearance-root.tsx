import { STORAGE_KEYS, useConsoleSettings, useRuntime, useSession } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useMemo, useState } from 'react'
import { ThemeRoot } from '../../parts/theme-root/theme-root.tsx'
import { SplitWidthContext } from '../../patterns/split-panel/split-width.ts'
import { type Appearance, AppearanceContext } from './appearance.ts'
import { readAppearance } from './read-appearance.ts'

export type AppearanceRootProps = { className?: string; children: ReactNode }

/** The theme of the user, kept in local storage per user id (R45). */
export function AppearanceRoot({ className, children }: AppearanceRootProps): ReactElement {
  const { storage } = useRuntime()
  const { theme } = useConsoleSettings()
  const userId = useSession().user?.id ?? null
  const key = userId === null ? null : STORAGE_KEYS.appearance(userId)
  const read = () => readAppearance(key === null ? null : storage.getItem(key), theme)
  const [held, setHeld] = useState(() => ({ key, theme, appearance: read() }))
  if (held.key !== key || held.theme !== theme) setHeld({ key, theme, appearance: read() })
  const { appearance } = held
  const value = useMemo(
    () => ({
      ...appearance,
      change(next: Partial<Appearance>) {
        const changed = { ...appearance, ...next }
        setHeld({ key, theme, appearance: changed })
        if (key !== null) storage.setItem(key, JSON.stringify(changed))
      },
    }),
    [appearance, key, storage, theme],
  )
  const { scheme, density, splitWidth } = appearance
  const panels = useMemo(
    () => ({ width: splitWidth, remember: (next: number) => value.change({ splitWidth: next }) }),
    [splitWidth, value],
  )
  return (
    <AppearanceContext.Provider value={value}>
      <ThemeRoot scheme={scheme} density={density} vars={theme.vars} className={className}>
        <SplitWidthContext.Provider value={panels}>{children}</SplitWidthContext.Provider>
      </ThemeRoot>
    </AppearanceContext.Provider>
  )
}
