import { useNavigation, useSession, useStore } from '@edconsole/console-core'
import { type ReactElement, useEffect } from 'react'
import { lazyOverlay } from '../parts/lazy-part/lazy-overlay.tsx'
import { GoTo } from './go-to/go-to-button.tsx'
import type { Shell } from './shell.ts'
import { ShellKeys } from './shortcuts/shell-keys.tsx'

/** Keeps the pages that the user sees, for Go to. */
function useNotePages({ page, recent }: Shell): void {
  const { place } = useNavigation()
  const userId = useSession().user?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next user starts with none
  useEffect(() => recent.clear, [recent, userId])
  useEffect(() => {
    const note = () => {
      const { title } = page.get()
      if (place && title !== '') recent.note({ place, title })
    }
    note()
    return page.subscribe(note)
  }, [page, recent, place])
}

const AccessDialog = lazyOverlay(
  async () => (await import('../patterns/access-request/access-dialog.tsx')).AccessDialog,
)
export const ShortcutsDialog = lazyOverlay(
  async () => (await import('./shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
)

/** What the shell opens over any page, and the keys for it. */
export function ShellOverlays({ shell }: { shell: Shell }): ReactElement {
  const open = useStore(shell.overlay)
  const { close } = shell.overlay
  const denial = typeof open === 'object' ? open : null
  useNotePages(shell)
  return (
    <>
      <ShellKeys shell={shell} />
      {open === 'go-to' && <GoTo shell={shell} onClose={close} />}
      {denial && <AccessDialog denial={denial} onClose={close} />}
      <ShortcutsDialog open={open === 'shortcuts'} onClose={close} />
    </>
  )
}
