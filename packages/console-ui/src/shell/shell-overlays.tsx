import { useStore } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { useLater } from '../parts/later/use-later.ts'
import { accessDialogLater } from '../patterns/access-request/access-dialog-later.ts'
import { goToLater } from './go-to/go-to-later.ts'
import { useNotePages } from './go-to/use-note-pages.ts'
import type { Shell } from './shell.ts'
import { ShellKeys } from './shortcuts/shell-keys.tsx'
import { shortcutsDialogLater } from './shortcuts/shortcuts-dialog-later.ts'

/** What the shell opens over any page, and the keys for it. */
export function ShellOverlays({ shell }: { shell: Shell }): ReactElement {
  const open = useStore(shell.overlay)
  const { close } = shell.overlay
  const GoTo = useLater(goToLater, open === 'go-to', close)
  const Shortcuts = useLater(shortcutsDialogLater, open === 'shortcuts', close)
  const denial = typeof open === 'object' ? open : null
  const Access = useLater(accessDialogLater, denial !== null, close)
  useNotePages(shell)
  return (
    <>
      <ShellKeys shell={shell} />
      {GoTo && open === 'go-to' && <GoTo shell={shell} onClose={close} />}
      {Access && denial && <Access denial={denial} onClose={close} />}
      {Shortcuts && <Shortcuts open={open === 'shortcuts'} onClose={close} />}
    </>
  )
}
