import { useMessages, useSnackbarStack } from '@edconsole/console-core'
import { type ReactElement, useContext, useId, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { CountPill } from '../../parts/count-pill/count-pill.tsx'
import { HistoryIcon } from '../../parts/icons/icons.ts'
import { shellMessages } from '../messages.ts'
import { ShellContext } from '../shell.ts'
import * as css from './user-menu.css.ts'

/** The last twenty messages of this session, since a snackbar goes away by itself. */
export function RecentMessages(): ReactElement {
  const { recent } = useSnackbarStack()
  const m = useMessages('shell', shellMessages).user
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
        <span className={css.grows}>{m.recent}</span>
        <CountPill value={recent.length} />
      </button>
      {open && (
        <ul id={id} className={css.messages}>
          {recent.length === 0 && <li className={css.message}>{m.noneRecent}</li>}
          {recent.map(({ id: key, title, message, subtext, count, denied }) => (
            <li key={key} className={css.message}>
              {title && <span className={css.messageTitle}>{title}</span>}
              {message}
              {count > 1 && ` ${m.times(count)}`}
              {subtext && <span className={css.quiet}> {subtext}</span>}
              {denied && shell && (
                <>
                  {' '}
                  <Button kind="link" onClick={() => shell.overlay.open(denied)}>
                    {m.why}
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
