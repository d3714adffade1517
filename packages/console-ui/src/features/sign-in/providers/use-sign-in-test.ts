import {
  ApiFailure,
  type Authentication,
  authenticationsResource,
  type SignInTest,
  type TestSignIn,
  useApi,
  useClientId,
  useConsoleSettings,
  useRefresh,
} from '@edconsole/console-core'
import { useEffect, useRef, useState } from 'react'

/** Often enough that the user doesn't wait for the result after the window has closed. */
const POLL_MS = 1500
const POPUP = 'popup,width=520,height=720'

export type SignInTestState =
  | { kind: 'idle' }
  | { kind: 'starting' }
  /** The user is at the provider. `blocked`: the user has to open the window with a link. */
  | { kind: 'waiting'; test: SignInTest; address: string; blocked: boolean; isClosed: boolean }
  | { kind: 'done'; test: SignInTest }
  /** The test itself could not be made. */
  | { kind: 'stopped'; message: string }

export type SignInTester = {
  state: SignInTestState
  /** @param isElsewhere the sign-in goes on in a window of its own */
  start(body: TestSignIn, isElsewhere: boolean): Promise<void>
  cancel(): void
}

/** Runs the test of a provider, and reads how it goes as long as its window is open. No failure of it is a message. */
export function useSignInTest({ id }: Pick<Authentication, 'id'>): SignInTester {
  const api = useApi()
  const clientId = useClientId()
  const { baseUrl } = useConsoleSettings()
  const refresh = useRefresh('authentications')
  const [state, setState] = useState<SignInTestState>({ kind: 'idle' })
  const popup = useRef<Window | null>(null)
  const turn = useRef(0)

  const end = (next: SignInTestState) => {
    turn.current += 1
    popup.current?.close()
    popup.current = null
    setState(next)
  }
  const stop = (error: unknown) => {
    if (!(error instanceof ApiFailure)) throw error
    end({ kind: 'stopped', message: error.message })
  }
  const finish = (test: SignInTest) => {
    end({ kind: 'done', test })
    refresh()
  }

  const waiting = state.kind === 'waiting' ? state.test.testId : null
  const poll = useRef<() => Promise<void>>(async () => {})
  poll.current = async () => {
    if (state.kind !== 'waiting' || waiting === null) return
    const of = turn.current
    try {
      const { data } = await api.call(authenticationsResource.readTest, {
        params: { id },
        body: { testId: waiting },
        clientId,
      })
      if (of !== turn.current) return
      if (data.outcome !== null) return finish(data)
      // Some providers cut the tie to their window, which then seems closed: only the server knows.
      setState({ ...state, test: data, isClosed: popup.current?.closed ?? false })
    } catch (error) {
      // A test that was read or is over is not found; without a network the next turn asks again.
      if (of === turn.current && error instanceof ApiFailure && error.code === 404) stop(error)
      else if (!(error instanceof ApiFailure)) throw error
    }
  }
  useEffect(() => {
    if (waiting === null) return
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      timer = setTimeout(() => void poll.current().finally(next), POLL_MS)
    }
    next()
    return () => clearTimeout(timer)
  }, [waiting])
  useEffect(
    () => () => {
      turn.current += 1
      popup.current?.close()
    },
    [],
  )

  return {
    state,
    cancel: () => end({ kind: 'idle' }),
    async start(body, isElsewhere) {
      // Browsers let a press open a window, and nothing that comes after it.
      const opened = isElsewhere ? window.open('', '_blank', POPUP) : null
      end({ kind: 'starting' })
      popup.current = opened
      const of = turn.current
      try {
        const { data } = await api.call(authenticationsResource.testSignIn, {
          params: { id },
          body,
          clientId,
        })
        if (of !== turn.current) return
        if (data.testId === null || data.leavePath === null) return finish(data)
        const address = `${baseUrl}/api${data.leavePath}`
        const blocked = opened === null || opened.closed
        if (!blocked) opened.location.replace(new URL(address, window.location.href))
        setState({ kind: 'waiting', test: data, address, blocked, isClosed: false })
      } catch (error) {
        if (of === turn.current) stop(error)
      }
    },
  }
}
