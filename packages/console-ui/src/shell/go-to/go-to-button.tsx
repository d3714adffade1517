import { type ReactElement, useContext } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { SearchIcon } from '../../parts/icons/icons.ts'
import { KeyCap } from '../../parts/key-cap/key-cap.tsx'
import { preloadOnApproach } from '../../parts/later/preload-on-approach.ts'
import { SHORTCUTS } from '../../patterns/shortcuts/shortcuts.ts'
import { ShellContext } from '../shell.ts'
import { isMac, keysText } from '../shortcuts/keys-text.ts'
import * as css from './go-to-button.css.ts'
import { goToLater } from './go-to-later.ts'

/** Opens Go to, and tells its key where there is room. */
export function GoToButton({ compact }: { compact: boolean }): ReactElement {
  const shell = useContext(ShellContext)
  const open = () => shell?.overlay.open('go-to')
  if (compact) {
    return (
      <IconButton
        label="Go to"
        icon={<SearchIcon size="lg" />}
        aria-haspopup="dialog"
        onClick={open}
        {...preloadOnApproach(goToLater)}
      />
    )
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={css.box}
      onClick={open}
      {...preloadOnApproach(goToLater)}
    >
      <SearchIcon className={css.icon} />
      <span className={css.words}>Go to…</span>
      <KeyCap>{keysText(SHORTCUTS['go-to'].keys, isMac()).join(' ')}</KeyCap>
    </button>
  )
}
