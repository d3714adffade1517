import {
  type ApiFailure,
  placeOf,
  useMessages,
  useNavigation,
  useSession,
  wantedPlace,
} from '@edconsole/console-core'
import { useRef, useState } from 'react'
import { messages } from './messages.ts'
import { secondStepIn } from './use-sign-in.ts'

/** Where a user goes after following a link: back to the sign-in, or, once signed in, to the page they wanted. */
export const useLinkExits = (): { leave: () => void; done: () => void } => {
  const { place, go } = useNavigation()
  return {
    // The token leaves the address with the next place.
    leave: () => go(placeOf('login', {}, { query: place?.query ?? {} }), { replace: true }),
    done: () => go((place && wantedPlace(place)) ?? placeOf('dashboard'), { replace: true }),
  }
}

export type FollowedLink = {
  busy: boolean
  refusal: string | undefined
  /** Who is signed in in this browser already. */
  other: string | undefined
  /** The second step that follows, as received. */
  step: Readonly<Record<string, unknown>> | undefined
  /** Uses the link. */
  follow: (use: () => Promise<unknown>) => Promise<void>
}

/**
 * Signs in by using a link.
 * @param linkCall the ID of the call that uses it
 */
export function useFollowedLink(
  linkCall: string,
  { onOver, onDone }: { onOver: () => void; onDone: () => void },
): FollowedLink {
  const m = useMessages('login', messages)
  const { user, signInBy, retry } = useSession()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [step, setStep] = useState<Readonly<Record<string, unknown>>>()
  // While the link is being used, its owner becomes the user: the note stays about the previous user.
  const before = useRef<string | undefined>(undefined)
  if (!busy) before.current = user?.ssoUser.name || user?.emailAddress
  // The link has done its work, and only the answer about who is in got lost.
  const isInAfterAll = async ({ operation }: ApiFailure): Promise<boolean> =>
    operation.id !== linkCall && (await retry()).status === 'signed-in'
  const follow = async (use: () => Promise<unknown>) => {
    setBusy(true)
    setRefusal(undefined)
    const answer = await signInBy(use)
    if (answer.ok || (await isInAfterAll(answer.failure))) return onDone()
    setBusy(false)
    const { status, code, message, field, more } = answer.failure
    const next = secondStepIn(field, more)
    if (next) setStep(next)
    else if (status === 410) onOver()
    else setRefusal(code === null ? `${m.unreachable}. ${m.unreachableHelp}` : message)
  }
  return { busy, refusal, other: before.current, step, follow }
}
