import { isRecord, type SignIn, useMessages, useSession } from '@edconsole/console-core'
import { useState } from 'react'
import { messages } from './messages.ts'
import { useRememberStaff } from './use-recent-client.ts'

/** What a refused sign-in tells, until it is tried again. */
export type SignInRefusal = {
  text: string
  /** The user has been identified and must choose a password: its rules, as received (R33). */
  rules: Readonly<Record<string, unknown>> | null
  /** The password was right, and a second step follows: what it needs, as received. */
  step: Readonly<Record<string, unknown>> | null
}

export type SigningIn = {
  busy: boolean
  refusal: SignInRefusal | null
  send: (body: SignIn) => Promise<void>
  /** Starts again, with the reason if there is one. */
  forget: (reason?: string) => void
}

/** Signs in, one attempt after another; a refusal stands beside the form, and never as a message (R14). */
export function useSignIn(): SigningIn {
  const m = useMessages('login', messages)
  const { signIn } = useSession()
  const rememberStaff = useRememberStaff()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null)
  const send = async (body: SignIn) => {
    setBusy(true)
    setRefusal((last) => last && { ...last, text: '' })
    const answer = await signIn(body)
    setBusy(false)
    const step = answer.ok ? null : secondStepIn(answer.failure.field, answer.failure.more)
    // Not before the password was right: somebody else may have tried the wrong form.
    if (answer.ok || step) rememberStaff(body.clientId === undefined ? 'form' : null)
    if (answer.ok) return
    const { code, field, message, more } = answer.failure
    setRefusal((last) => ({
      text: code === null ? `${m.unreachable}. ${m.unreachableHelp}` : message,
      rules: field === 'newPassword' ? more : (last?.rules ?? null),
      step,
    }))
  }
  return {
    busy,
    refusal,
    send,
    forget: (reason) => setRefusal(reason ? { text: reason, rules: null, step: null } : null),
  }
}

/** Reads which second step a refusal asks for; null if none does. */
export const secondStepIn = (
  field: string | undefined,
  more: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | null =>
  field === 'code' && isRecord(more.secondStep) ? more.secondStep : null
