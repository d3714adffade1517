import type { Session, SessionState } from '../runtime/create-session.ts'
import { useRuntime, useStore } from './use-runtime.ts'

export type SessionHook = Pick<SessionState, 'status' | 'user' | 'ended' | 'refusal' | 'trouble'> &
  Pick<Session, 'signIn' | 'signInBy' | 'signOut' | 'retry'>

/** Returns who is signed in, and how to sign in and out ([S4], R13, R14). `signOut` asks about unsaved changes first. */
export const useSession = (): SessionHook => {
  const { session, leaveGuard } = useRuntime()
  const { status, user, ended, refusal, trouble } = useStore(session)
  const signOut = async () => {
    if (await leaveGuard.ask()) await session.signOut()
  }
  return {
    status,
    user,
    ended,
    refusal,
    trouble,
    signIn: session.signIn,
    signInBy: session.signInBy,
    signOut,
    retry: session.retry,
  }
}
