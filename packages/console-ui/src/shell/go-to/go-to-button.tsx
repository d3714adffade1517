import { useMessages } from '@edconsole/console-core'
import { type ReactElement, useContext } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { SearchIcon } from '../../parts/icons/icons.ts'
import { KeyCap } from '../../parts/key-cap/key-cap.tsx'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'
import { preloadOnApproach } from '../../parts/lazy-part/preload-on-approach.ts'
import { SHORTCUTS } from '../../patterns/shortcuts/shortcuts.ts'
import { shellMessages } from '../messages.ts'
import { ShellContext } from '../shell.ts'
import { isMac, keysText } from '../shortcuts/keys-text.ts'
import * as css from './go-to-button.css.ts'

export const GoTo = lazyOverlay(async () => (await import('./go-to.tsx')).GoTo)

/** Opens Go to, and tells its key where there is room. */
export function GoToButton({ compact }: { compact: boolean }): ReactElement {
  const m = useMessages('shell', shellMessages).goTo
  const shell = useContext(ShellContext)
  const open = () => shell?.overlay.open('go-to')
  if (compact) {
    return (
      <IconButton
        label={m.label}
        icon={<SearchIcon size="lg" />}
        aria-haspopup="dialog"
        onClick={open}
        {...preloadOnApproach(GoTo)}
      />
    )
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={css.box}
      onClick={open}
      {...preloadOnApproach(GoTo)}
    >
      <SearchIcon className={css.icon} />
      <span className={css.words}>{m.button}</span>
      <KeyCap>{keysText(SHORTCUTS['go-to'].keys, isMac()).join(' ')}</KeyCap>
    </button>
  )
}
