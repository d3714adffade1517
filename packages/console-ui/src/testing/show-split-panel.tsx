import {
  ConsoleProvider,
  createConsoleRuntime,
  memoryNavigation,
  placeOf,
  type Query,
} from '@edconsole/console-core'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { page } from 'vitest/browser'
import { ThemeRoot } from '../parts/theme-root/theme-root.tsx'
import { ScreenHostContext } from '../patterns/define-screen/screen-host.ts'
import type { ShortcutId } from '../patterns/shortcuts/shortcuts.ts'

export type ShownSplitPanel = {
  /** Presses a shortcut of the screen. */
  (id: ShortcutId): void
  /** What stands in the address. */
  query: () => Query | undefined
}

/** A list and its panel in a real browser, in a container of a given width. */
export const showSplitPanel = async (
  list: ReactElement,
  { width, dir = 'ltr', query = {} }: { width: number; dir?: 'ltr' | 'rtl'; query?: Query },
): Promise<ShownSplitPanel> => {
  await page.viewport(width + 100, 700)
  const navigation = memoryNavigation(placeOf('dashboard', {}, { query }))
  const bound = new Map<ShortcutId, () => void>()
  const keys = {
    bind(id: ShortcutId, run: () => void) {
      bound.set(id, run)
      return () => void bound.delete(id)
    },
  }
  render(
    <ConsoleProvider runtime={createConsoleRuntime({ navigation })}>
      <ThemeRoot>
        <div dir={dir} style={{ inlineSize: width, blockSize: 600, display: 'flex' }}>
          <ScreenHostContext.Provider value={{ headingLevel: 1, breadcrumbs: true, keys }}>
            {list}
          </ScreenHostContext.Provider>
        </div>
      </ThemeRoot>
    </ConsoleProvider>,
  )
  return Object.assign((id: ShortcutId) => bound.get(id)?.(), { query: () => navigation.current()?.query })
}
