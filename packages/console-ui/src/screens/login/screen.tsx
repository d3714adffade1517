import { useMessages, useSession } from '@edconsole/console-core'
import { type ReactElement, useContext } from 'react'
import { ScreenFrameContext } from '../../patterns/define-screen/screen-frame.ts'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { Brand } from './brand.tsx'
import { EndedNote } from './ended-note.tsx'
import { messages } from './messages.ts'
import { PageFoot } from './page-foot.tsx'
import * as css from './screen.css.ts'
import { WaysIn } from './ways-in.tsx'

/** Sign-in (R12), on a page of its own: no picker and no navigation stand around it. */
export function LoginScreen(): ReactElement {
  const m = useMessages('login', messages)
  const { status, ended, retry } = useSession()
  const frame = useContext(ScreenFrameContext)
  const Heading = `h${frame?.headingLevel ?? 1}` as const
  return (
    <div className={css.page}>
      <Brand />
      <div className={css.card}>
        <Heading className={css.title} id={frame?.headingId} tabIndex={-1} data-ec-title="">
          {m.title}
        </Heading>
        {status === 'unreachable' ? (
          <div role="alert">
            <ErrorState title={m.unreachable} note={m.unreachableHelp} onRetry={() => void retry()} />
          </div>
        ) : (
          <WaysIn note={ended ? <EndedNote /> : null} />
        )}
      </div>
      <PageFoot />
    </div>
  )
}
