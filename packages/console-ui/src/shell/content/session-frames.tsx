import { useConsoleSettings, useMessages, useSession } from '@edconsole/console-core'
import { type ReactElement, useEffect, useRef } from 'react'
import { shellMessages } from '../messages.ts'
import { SSO_AUTH_TYPE } from '../user-menu/user-facts.tsx'
import * as css from './content.css.ts'

/** The two hidden frames of OpenID Connect session management, for single sign-on only ([S2.1], R15). */
export function SessionFrames(): ReactElement | null {
  const { user } = useSession()
  const { sessionFrames } = useConsoleSettings()
  if (user?.ssoUser.authType !== SSO_AUTH_TYPE || sessionFrames === null) return null
  return <Frames {...sessionFrames} />
}

type FramesProps = { relyingParty: string; provider: string }

/** The first asks the second whether the session is still the same; on "changed" the console asks who is there. */
function Frames({ relyingParty, provider }: FramesProps): ReactElement {
  const m = useMessages('shell', shellMessages).session
  const { retry } = useSession()
  const asking = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const isOurs =
        event.source === asking.current?.contentWindow &&
        event.origin === new URL(relyingParty, window.location.href).origin
      if (isOurs && event.data === 'changed') void retry()
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [relyingParty, retry])
  return (
    <div className={css.frames} aria-hidden="true">
      <iframe ref={asking} name="ec-session-relying-party" title={m.check} src={relyingParty} tabIndex={-1} />
      <iframe name="ec-session-provider" title={m.provider} src={provider} tabIndex={-1} />
    </div>
  )
}
