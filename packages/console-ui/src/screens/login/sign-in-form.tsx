import {
  passwordLinksResource,
  type SignIn,
  useConsoleSettings,
  useExtension,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import type { Credentials } from './credentials.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { ForgottenForm } from './forgotten-form.tsx'
import { messages } from './messages.ts'
import { forgottenAddress } from './sign-in-address.ts'
import { useSignIn } from './use-sign-in.ts'
import { WaitingClient } from './waiting-client.tsx'

// Few ever see it.
const NewPasswordForm = lazyPart(async () => (await import('./new-password-form.tsx')).NewPasswordForm, {
  fallback: <WaitingClient />,
})

const SecondStepForm = lazyPart(async () => (await import('./second-step.tsx')).SecondStepForm, {
  fallback: <WaitingClient />,
})

/** What the form shows: username and password, a new password included; the request for a link; or the step after both. */
export type SignInStep = 'password' | 'forgotten' | 'second'

export type SignInFormProps = {
  provider: SignIn['provider']
  /** Absent for provider staff (R12). */
  clientId?: number | undefined
  /** False if the client lets nobody reset a password by email; absent where that isn't known. */
  sendsResets?: boolean | undefined
  /** Which account is meant, where there are several ways in. */
  account?: string | undefined
  values: Credentials
  onChange: (values: Credentials) => void
  /** Told what is shown: what leads away from a second step would lose it, and recovery codes with it. */
  onStep: (step: SignInStep) => void
}

/** User name and password; then a new password, for those who have to choose one first (R33). */
export function SignInForm(props: SignInFormProps): ReactElement {
  const { provider, clientId, sendsResets, account, values, onChange, onStep } = props
  const m = useMessages('login', messages)
  const { signInUrl } = useConsoleSettings()
  const { busy, refusal, send, forget } = useSignIn()
  const [isForgotten, setForgotten] = useState(false)
  const step: SignInStep = isForgotten ? 'forgotten' : refusal?.step ? 'second' : 'password'
  const told = useRef(onStep)
  told.current = onStep
  // Before anything is drawn, so that nothing flashes.
  useLayoutEffect(() => {
    if (step === 'password') return
    told.current(step)
    return () => told.current('password')
  }, [step])
  const sendsLinks = useExtension(passwordLinksResource.request)
  const elsewhere = forgottenAddress(signInUrl, { clientId, username: values.username.trim() })
  const signIn = (newPassword?: string) =>
    void send({
      ...(clientId === undefined ? {} : { clientId }),
      provider,
      username: values.username.trim(),
      password: values.password,
      ...(newPassword === undefined ? {} : { newPassword }),
    })

  if (isForgotten)
    return (
      <ForgottenForm
        clientId={clientId}
        sendsResets={sendsResets !== false}
        username={values.username}
        onUsername={(username) => onChange({ username, password: values.password })}
        onBack={() => setForgotten(false)}
        elsewhere={elsewhere}
      />
    )
  if (refusal?.step)
    return <SecondStepForm step={refusal.step} username={values.username.trim()} onBack={forget} />
  if (!refusal?.rules) {
    return (
      <CredentialsForm
        account={account}
        values={values}
        onChange={onChange}
        busy={busy}
        refusal={refusal?.text ?? ''}
        onSubmit={() => signIn()}
        forgotten={
          provider !== 'illuminate'
            ? undefined
            : sendsLinks || sendsResets === false
              ? {
                  onPress: () => {
                    forget()
                    setForgotten(true)
                  },
                }
              : { href: elsewhere }
        }
      />
    )
  }
  return (
    <NewPasswordForm
      username={values.username.trim()}
      rules={refusal.rules}
      busy={busy}
      refusal={refusal.text}
      lead={m.mustChange}
      action={{ label: m.changeAndSignIn, busyLabel: m.signingIn, onSubmit: signIn }}
      back={{ label: m.otherAccount, onPress: () => forget() }}
    />
  )
}
