import { signInPopUpAddress, useConsoleSettings, useSession } from '@edconsole/console-core'
import { useEffect, useState } from 'react'

const POP_UP = 'popup,width=480,height=720'
/** A pop-up of another origin can't tell when it is done, so the session is asked for. The console's own closes itself then. */
const ASK_EVERY_MS = 3000
const GIVE_UP_MS = 10 * 60_000

export type SignInBeside = {
  /** `waiting` while the user signs in through a pop-up. */
  readonly state: 'idle' | 'waiting' | 'blocked' | 'refused'
  readonly start: () => void
}

/** Signs in beside a host's page, as its options say. The session that begins is noticed by itself. */
export function useSignInBeside(): SignInBeside {
  const { signIn, signInPage } = useConsoleSettings()
  const { retry } = useSession()
  const [state, setState] = useState<SignInBeside['state']>('idle')
  const [popUp, setPopUp] = useState<Window | null>(null)

  useEffect(() => {
    if (state !== 'waiting') return
    const ask = () => {
      void retry().then(({ status }) => {
        if (status === 'signed-in') popUp?.close()
      })
    }
    const timer = setInterval(ask, ASK_EVERY_MS)
    const end = setTimeout(() => setState('idle'), GIVE_UP_MS)
    window.addEventListener('focus', ask)
    return () => {
      clearInterval(timer)
      clearTimeout(end)
      window.removeEventListener('focus', ask)
    }
  }, [state, popUp, retry])

  const start = () => {
    if (signIn === 'redirect') {
      window.location.assign(withReturn(signInPage, window.location))
      return
    }
    if (signIn === 'popup') {
      const opened = window.open(signInPopUpAddress(signInPage), 'edconsole-sign-in', POP_UP)
      setPopUp(opened)
      setState(opened ? 'waiting' : 'blocked')
      return
    }
    void Promise.resolve()
      .then(signIn)
      .then(retry)
      .then(({ status }) => setState(status === 'signed-in' ? 'idle' : 'refused'))
      .catch(() => setState('refused'))
  }
  return { state, start }
}

const withReturn = (page: string, { pathname, search, hash }: Location): string =>
  `${page}${page.includes('?') ? '&' : '?'}returnTo=${encodeURIComponent(`${pathname}${search}${hash}`)}`
