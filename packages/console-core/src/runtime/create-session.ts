import { ApiFailure } from '../api/api-failure.ts'
import type { Api } from '../api/create-api.ts'
import { isRecord } from '../api/is-record.ts'
import type { CurrentUser } from '../entities/current-user.ts'
import type { SignIn } from '../entities/sign-in.ts'
import { sessionResource } from '../resources/index.ts'
import type { ConsoleEvent } from './console-event.ts'
import { createStore, type Store } from './create-store.ts'
import { readCurrentUser } from './read-current-user.ts'

export type SessionState = {
  status: 'loading' | 'signed-out' | 'signed-in' | 'unreachable'
  user: CurrentUser | null
  /** The last session expired (R14). */
  ended: boolean
  /** The user signed out, so there is no place to return to. */
  left: boolean
  /** While `unreachable`: why the service refuses the user, if it gave a reason. */
  refusal?: string | undefined
  /** While `unreachable`: what the service says about itself, if it answered that it can't serve anyone (5xx). */
  trouble?: string | undefined
}

export type SignInAnswer = { ok: true } | { ok: false; failure: ApiFailure }

export type Session = Store<SessionState> & {
  /** Loads the user once (R13). */
  start(): Promise<SessionState>
  signIn(body: SignIn): Promise<SignInAnswer>
  /** Signs in by another call that begins a session, such as that of a link from an email. */
  signInBy(call: () => Promise<unknown>): Promise<SignInAnswer>
  signOut(): Promise<void>
  /** Reloads the user: after a network failure, or when they may have signed out elsewhere (R15). */
  retry(): Promise<SessionState>
  /** Ends the session after a 401. */
  expire(): void
}

type Options = {
  api: Pick<Api, 'call' | 'renew' | 'clear'>
  /** The host's user; null: signed out. */
  given?: CurrentUser | null | undefined
  onUnauthenticated?: (() => void) | undefined
  /** Leaves for a page of another site. */
  goTo: (address: string) => void
  emit: (event: ConsoleEvent) => void
  report: (failure: ApiFailure) => void
}

const { userInfo, signIn, signOut } = sessionResource

/** Tracks who is signed in ([S4], R13, R14). */
export const createSession = ({ api, given, onUnauthenticated, goTo, emit, report }: Options): Session => {
  const store = createStore<SessionState>(initialState(given))
  let asking: Promise<SessionState> | null = null
  let isHostTold = false
  const tellHost = (): void => {
    if (isHostTold) return
    isHostTold = true
    onUnauthenticated?.()
  }

  const enter = (user: CurrentUser): SessionState => {
    const before = store.get().user
    if (before?.id !== user.id) {
      // Another user's data must not remain.
      api.clear()
      api.renew()
      emit({ type: 'signed-in', userId: user.id })
    }
    isHostTold = false
    store.set({ status: 'signed-in', user, ended: false, left: false })
    return store.get()
  }
  /** Closes every screen of one user before another one, who signed in elsewhere, gets theirs; forms keep their drafts. */
  const vacate = async (next: CurrentUser): Promise<void> => {
    const before = store.get().user
    if (before === null || before.id === next.id) return
    api.clear()
    store.set({ status: 'loading', user: null, ended: false, left: false })
    emit({ type: 'signed-out', reason: 'expired' })
    await new Promise((resolve) => setTimeout(resolve))
  }
  const leave = (reason: 'logout' | 'expired'): void => {
    if (!store.get().user) return
    api.clear()
    store.set({ status: 'signed-out', user: null, ended: reason === 'expired', left: reason === 'logout' })
    emit({ type: 'signed-out', reason })
  }
  const ask = async (): Promise<SessionState> => {
    try {
      const user = readCurrentUser((await api.call(userInfo)).data)
      if (user) {
        await vacate(user)
        return enter(user)
      }
      leave('expired')
    } catch (error) {
      const unauthorized = error instanceof ApiFailure && error.expired
      if (!unauthorized && !store.get().user) {
        if (error instanceof ApiFailure) emit({ type: 'call-failed', failure: error })
        store.set(unreachable(error))
        return store.get()
      }
    }
    if (store.get().user) return store.get()
    store.set({ ...store.get(), status: 'signed-out', refusal: undefined, trouble: undefined })
    tellHost()
    return store.get()
  }
  const signInBy = async (call: () => Promise<unknown>): Promise<SignInAnswer> => {
    try {
      await call()
      api.renew()
      const user = readCurrentUser((await api.call(userInfo)).data)
      if (!user) throw new ApiFailure({ code: 401, message: 'No user', operation: userInfo })
      enter(user)
      return { ok: true }
    } catch (error) {
      if (error instanceof ApiFailure) return { ok: false, failure: error }
      throw error
    }
  }
  const askOnce = () => {
    asking ??= ask().finally(() => {
      asking = null
    })
    return asking
  }

  return {
    ...store,
    start: () => (store.get().status === 'loading' ? askOnce() : Promise.resolve(store.get())),
    retry: askOnce,
    signIn: (body) => signInBy(() => api.call(signIn, { body })),
    signInBy,
    async signOut() {
      try {
        const next = await leaveServer(api)
        leave('logout')
        if (next !== null) goTo(next)
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error
        // Still signed in, so the user can retry. A session that has already ended is fine.
        if (store.get().user) report(error)
      }
    },
    expire() {
      if (!store.get().user) return
      leave('expired')
      tellHost()
    },
  }
}

const unreachable = (error: unknown): SessionState => {
  const { status, message } = error instanceof ApiFailure ? error : { status: null, message: undefined }
  return {
    status: 'unreachable',
    user: null,
    ended: false,
    left: false,
    refusal: status === 403 ? message : undefined,
    trouble: status !== null && status >= 500 ? message : undefined,
  }
}

/**
 * Signs out by POST, or by GET if the server doesn't support it (R42).
 * @returns the page at which the provider's session ends too, if there is one
 */
const leaveServer = async (api: Options['api']): Promise<string | null> => {
  try {
    const { data }: { data: unknown } = await api.call(signOut)
    const address = isRecord(data) ? data.signOutUrl : null
    return typeof address === 'string' && /^https?:/i.test(address) ? address : null
  } catch (error) {
    const refused = error instanceof ApiFailure && (error.code === 404 || error.code === 405)
    if (!refused) throw error
    await api.call({ ...signOut, method: 'GET' })
    return null
  }
}

const initialState = (given: CurrentUser | null | undefined): SessionState => {
  if (given === undefined) return { status: 'loading', user: null, ended: false, left: false }
  return { status: given ? 'signed-in' : 'signed-out', user: given, ended: false, left: false }
}
