import { useMessages, useSession } from '@edconsole/console-core'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { shellMessages } from '../messages.ts'
import * as css from './content.css.ts'

/** A frame that says nothing for so long is of no use. */
const SILENCE_MS = 30_000
/** How often the server is asked who is there where the frames are of no use. */
const POLL_MS = 60_000

export type FramePairProps = {
  /** The frame of this console's server, which asks. */
  relyingParty: string
  /** The provider's frame, which answers. */
  provider: string
}

/**
 * The relying party's frame asks the provider's whether the session is still the same; on "changed" the console asks who is there. Where
 * the browser keeps the provider's cookies from its frame, the console asks every minute.
 */
export function FramePair({ relyingParty, provider }: FramePairProps): ReactElement {
  const m = useMessages('shell', shellMessages).session
  const { retry } = useSession()
  const asking = useRef<HTMLIFrameElement>(null)
  const [isUseless, setUseless] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let silence = setTimeout(() => setUseless(true), SILENCE_MS)
    const onMessage = async ({ source, origin, data }: MessageEvent<unknown>) => {
      const isOurs =
        source === asking.current?.contentWindow &&
        origin === new URL(relyingParty, window.location.href).origin
      if (!isOurs) return
      clearTimeout(silence)
      if (data === 'error') return setUseless(true)
      silence = setTimeout(() => setUseless(true), SILENCE_MS)
      if (data !== 'changed') return
      await retry()
      // If the user is still signed in, the watch starts again.
      setRound((former) => former + 1)
    }
    window.addEventListener('message', onMessage)
    return () => {
      clearTimeout(silence)
      window.removeEventListener('message', onMessage)
    }
  }, [relyingParty, retry])
  useEffect(() => {
    if (!isUseless) return
    const polling = setInterval(() => void retry(), POLL_MS)
    return () => clearInterval(polling)
  }, [isUseless, retry])
  return (
    <div className={css.frames} aria-hidden="true">
      <iframe
        key={round}
        ref={asking}
        name="ec-session-relying-party"
        title={m.check}
        src={relyingParty}
        tabIndex={-1}
      />
      <iframe name="ec-session-provider" title={m.provider} src={provider} tabIndex={-1} />
    </div>
  )
}
