import { useMessages, useSession } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { LockedIcon } from '../../parts/icons/icons.ts'
import { patternMessages } from '../messages.ts'
import { EmptyState } from '../states/empty-state.tsx'
import { useSignInBeside } from './use-sign-in-beside.ts'

/** Replaces an embedded screen while no one is signed in. The host's page stays where it is unless its options say otherwise. */
export function SignedOut(): ReactElement {
  const m = useMessages('patterns', patternMessages).screen
  const { ended } = useSession()
  const { state, start } = useSignInBeside()
  const texts = {
    idle: ended ? m.endedText : m.signedOutText,
    waiting: m.signingIn,
    blocked: m.blocked,
    refused: m.stillSignedOut,
  }
  return (
    <EmptyState
      icon={<LockedIcon size="xl" />}
      title={m.signedOut}
      action={
        <Button kind="primary" onClick={start}>
          {m.signIn}
        </Button>
      }
    >
      <span role="status">{texts[state]}</span>
    </EmptyState>
  )
}
