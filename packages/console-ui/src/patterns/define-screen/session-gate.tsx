import { type RouteEntry, useMessages, useSession } from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { patternMessages } from '../messages.ts'
import { ErrorState } from '../states/error-state.tsx'
import { GateMessage } from './gate-message.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'

// Most pages that embed a screen have a session.
const SignedOut = lazyPart(async () => (await import('./signed-out.tsx')).SignedOut)

export type SessionGateProps = { audience: RouteEntry['audience']; children: ReactNode }

/** Holds a screen back until it is known who is there (R13). In the console the guards came first; an embed has none. */
export function SessionGate({ audience, children }: SessionGateProps): ReactElement {
  const m = useMessages('patterns', patternMessages).screen
  const { status, refusal, trouble, retry } = useSession()
  if (audience !== 'signed-in' || status === 'signed-in') return <>{children}</>
  if (status === 'loading') return <ScreenSkeleton />
  return (
    <GateMessage>
      {status === 'unreachable' ? (
        <ErrorState
          title={refusal !== undefined ? m.refused : trouble !== undefined ? m.unavailable : m.unreachable}
          note={refusal ?? trouble}
          onRetry={() => void retry()}
        />
      ) : (
        <SignedOut />
      )}
    </GateMessage>
  )
}
