import { type RouteEntry, routeTable, useMessages, useNavigation, useStore } from '@edconsole/console-core'
import { useContext, useMemo } from 'react'
import { DarkThemeIcon, LightThemeIcon, ShortcutsIcon } from '../../parts/icons/icons.ts'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import { useSavedActions } from '../../patterns/page-actions/use-saved-actions.ts'
import { AppearanceContext } from '../appearance/appearance.ts'
import { shellMessages } from '../messages.ts'
import type { Shell } from '../shell.ts'

/** The actions of the page, then those of the console itself. */
export function useActions({ page, overlay }: Shell): readonly PageAction[] {
  const m = useMessages('shell', shellMessages).goTo
  const { place } = useNavigation()
  const { scheme, change } = useContext(AppearanceContext)
  const { actions } = useStore(page)
  const saved = useSavedActions(page)
  const route: RouteEntry | null = place && routeTable[place.id]
  const offered = route?.panel ? saved : actions
  return useMemo(() => {
    const isDark = scheme === 'dark'
    return [
      ...offered,
      {
        id: 'theme',
        label: isDark ? m.lightTheme : m.darkTheme,
        icon: isDark ? <LightThemeIcon /> : <DarkThemeIcon />,
        run: () => change({ scheme: isDark ? 'light' : 'dark' }),
      },
      {
        id: 'shortcuts',
        label: m.shortcuts,
        icon: <ShortcutsIcon />,
        shortcut: 'shortcuts',
        run: () => overlay.open('shortcuts'),
      },
    ]
  }, [offered, scheme, change, overlay, m])
}
