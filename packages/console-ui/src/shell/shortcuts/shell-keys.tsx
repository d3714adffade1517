import { useNavigator } from '@edconsole/console-core'
import { useContext, useEffect } from 'react'
import { runAction } from '../../patterns/page-actions/run-action.ts'
import type { ShortcutId } from '../../patterns/shortcuts/shortcuts.ts'
import { AppearanceContext } from '../appearance/appearance.ts'
import { openDistrictSelect } from '../header/open-district-select.ts'
import type { Shell } from '../shell.ts'
import { isMac } from './keys-text.ts'
import { isTaken, shortcutOf } from './shortcut-of.ts'

/** Listens to the console's keys (ux 11); draws nothing. */
export function ShellKeys({ shell }: { shell: Shell }): null {
  const { singleKeys } = useContext(AppearanceContext)
  const { go } = useNavigator()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const id = shortcutOf(event, { isMac: isMac(), singleKeys, taken: isTaken(event.target) })
      if (id === undefined) return
      // The browser has a search of its own on some of these keys.
      if (press(id)) event.preventDefault()
    }
    const press = (id: ShortcutId): boolean => {
      const action = shell.page.get().actions.find(({ shortcut }) => shortcut === id)
      if (action) runAction(action, go)
      return action !== undefined || shell.shortcuts.run(id) || SHELL_KEYS[id]?.(shell) === true
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [shell, singleKeys, go])
  return null
}

/** What the shell itself does on a key; false where there is nothing to do it with. */
const SHELL_KEYS: { readonly [Id in ShortcutId]?: (shell: Shell) => boolean } = {
  'go-to': (shell) => open(shell, 'go-to'),
  shortcuts: (shell) => open(shell, 'shortcuts'),
  search() {
    const field = document.querySelector<HTMLInputElement>('main input[type="search"]')
    field?.focus()
    field?.select()
    return field !== null
  },
  district: openDistrictSelect,
}

function open({ overlay }: Shell, wanted: 'go-to' | 'shortcuts'): boolean {
  // A dialog that asks something stays the only one.
  if (document.querySelector('[aria-modal="true"]')) return true
  overlay.open(wanted)
  return true
}
