import { ApiFailure, useMessages } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { CardTitle } from './card-title.tsx'
import { messages } from './messages.ts'
import * as css from './screen.css.ts'
import { WaitingClient } from './waiting-client.tsx'

type Checked<Link> =
  | { kind: 'checking' }
  | { kind: 'open'; link: Link }
  | { kind: 'over' }
  | { kind: 'failed'; failure: ApiFailure }

export type CheckedLinkProps<Link> = {
  title: string
  token: string
  /** Asks the server what the link is for. */
  check: () => Promise<Link>
  /** In place of a link that was used or has expired. */
  over: ReactNode
  children: (link: Link, onOver: () => void) => ReactNode
}

/** A link that was opened, once the server has said what it is for. */
export function CheckedLink<Link>(props: CheckedLinkProps<Link>): ReactNode {
  const { title, token, check, over, children } = props
  const m = useMessages('login', messages)
  const [checked, setChecked] = useState<Checked<Link>>({ kind: 'checking' })
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(check)
  latest.current = check

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isGone = false
    setChecked({ kind: 'checking' })
    latest.current().then(
      (link) => {
        if (!isGone) setChecked({ kind: 'open', link })
      },
      (error: unknown) => {
        if (isGone) return
        if (!(error instanceof ApiFailure)) throw error
        setChecked(error.status === 410 ? { kind: 'over' } : { kind: 'failed', failure: error })
      },
    )
    return () => {
      isGone = true
    }
  }, [token, attempt])

  switch (checked.kind) {
    case 'checking':
      return <Checking title={title} />
    case 'failed':
      return (
        <>
          <CardTitle>{title}</CardTitle>
          <div className={css.step} role="alert">
            <ErrorState
              title={m.link.failed}
              note={checked.failure.code === null ? m.unreachableHelp : checked.failure.message}
              onRetry={() => setAttempt(attempt + 1)}
            />
          </div>
        </>
      )
    case 'over':
      return over
    case 'open':
      return children(checked.link, () => setChecked({ kind: 'over' }))
  }
}

function Checking({ title }: { title: string }): ReactElement {
  const m = useMessages('login', messages)
  return (
    <>
      <CardTitle>{title}</CardTitle>
      <p className={css.lead} role="status">
        {m.link.checking}
      </p>
      <div className={css.step}>
        <WaitingClient />
      </div>
    </>
  )
}
