import { ApiFailure, secondStepResource, useMessages, useRuntime, useSession } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { secondFactorMessages } from '../../features/sign-in/second-factor/messages.ts'
import { askForPasskey, preloadPasskeys } from '../../features/sign-in/second-factor/passkeys.ts'
import { PasskeyIcon } from '../../parts/icons/icons.ts'
import { messages } from './messages.ts'
import type { StepProps } from './read-step.ts'
import { Refusal } from './refusal.tsx'
import * as css from './screen.css.ts'
import { WideButton } from './wide-button.tsx'

export type PasskeyStepProps = Pick<StepProps, 'onBack' | 'onDone'> & {
  /** The other ways, and back. */
  links: ReactNode
}

/** The second step with a passkey, which the browser asks for. */
export function PasskeyStep({ links, onBack, onDone }: PasskeyStepProps): ReactElement {
  const m = useMessages('login', messages)
  const f = useMessages('second-factor', secondFactorMessages)
  const { api } = useRuntime()
  const { signInBy } = useSession()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    preloadPasskeys()
    button.current?.focus()
  }, [])

  const refuse = (failure: ApiFailure) => {
    if (failure.status === 410) return onBack(failure.message)
    setRefusal(failure.code === null ? `${m.unreachable}. ${m.unreachableHelp}` : failure.message)
  }
  const signIn = async () => {
    const { data: request } = await api.call(secondStepResource.requestPasskey)
    const passkey = await askForPasskey(request)
    if (typeof passkey === 'string') return setRefusal(f.passkeyFaults[passkey])
    const answer = await signInBy(() => api.call(secondStepResource.usePasskey, { body: passkey }))
    if (answer.ok) onDone?.()
    else refuse(answer.failure)
  }
  const press = async () => {
    setBusy(true)
    setRefusal(undefined)
    try {
      await signIn()
    } catch (error) {
      if (error instanceof ApiFailure) refuse(error)
      else setRefusal(f.passkeyFaults.failed)
    }
    setBusy(false)
  }

  return (
    <div className={css.form}>
      {refusal === undefined ? (
        <p className={css.note} role="status">
          {m.step.passkey.lead}
        </p>
      ) : (
        <Refusal>{refusal}</Refusal>
      )}
      <WideButton ref={button} icon={<PasskeyIcon />} busy={busy} onClick={() => void press()}>
        {busy ? f.passkeyWaiting : m.step.passkey.action}
      </WideButton>
      {links}
    </div>
  )
}
