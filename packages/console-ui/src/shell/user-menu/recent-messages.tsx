import { useSnackbarStack } from '@edconsole/console-core'
import { type ReactElement, useContext, useId, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { CountPill } from '../../parts/count-pill/count-pill.tsx'
import { HistoryIcon } from '../../parts/icons/icons.ts'
import { ShellContext } from '../shell.ts'
import * as css from './user-menu.css.ts'

/** The last twenty messages of this session, since a snackbar goes away by itself. */
export function RecentMessages(): ReactElement {
  const { recent } = useSnackbarStack()
  const shell = useContext(ShellContext)
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={css.row}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className={css.rowIcon}>
          <HistoryIcon />
        </span>
        <span className={css.grows}>Recent messages</span>
        <CountPill value={recent.length} />
      </button>
      {open && (
        <ul id={id} className={css.messages}>
          {recent.length === 0 && <li className={css.message}>No messages in this session</li>}
          {recent.map(({ id: key, title, message, subtext, count, denied }) => (
            <li key={key} className={css.message}>
              {title && <span className={css.messageTitle}>{title}</span>}
              {message}
              {count > 1 && ` (${count} times)`}
              {subtext && <span className={css.quiet}> {subtext}</span>}
              {denied && shell && (
                <>
                  {' '}
                  <Button kind="link" onClick={() => shell.overlay.open(denied)}>
                    Why?
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
