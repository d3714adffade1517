import { type SignIn, useConsoleSettings, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { useLater } from '../../parts/later/use-later.ts'
import type { Credentials } from './credentials.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { messages } from './messages.ts'
import { newPasswordLater } from './new-password-later.ts'
import { forgottenAddress } from './sign-in-address.ts'
import { useSignIn } from './use-sign-in.ts'
import { WaitingClient } from './waiting-client.tsx'

export type SignInFormProps = {
  provider: SignIn['provider']
  /** Absent for provider staff (R12). */
  clientId?: number | undefined
  values: Credentials
  onChange: (values: Credentials) => void
}

/** User name and password; then a new password, for those who have to choose one first (R33). */
export function SignInForm({ provider, clientId, values, onChange }: SignInFormProps): ReactElement {
  const m = useMessages('login', messages)
  const { signInUrl } = useConsoleSettings()
  const { busy, refusal, send, forget } = useSignIn()
  const NewPasswordForm = useLater(newPasswordLater, Boolean(refusal?.rules), forget)
  const signIn = (newPassword?: string) =>
    void send({
      ...(clientId === undefined ? {} : { clientId }),
      provider,
      username: values.username.trim(),
      password: values.password,
      ...(newPassword === undefined ? {} : { newPassword }),
    })

  if (!refusal?.rules) {
    return (
      <CredentialsForm
        values={values}
        onChange={onChange}
        busy={busy}
        refusal={refusal?.text ?? ''}
        onSubmit={() => signIn()}
        forgottenHref={
          provider === 'illuminate'
            ? forgottenAddress(signInUrl, { clientId, username: values.username.trim() })
            : undefined
        }
      />
    )
  }
  if (!NewPasswordForm) return <WaitingClient />
  return (
    <NewPasswordForm
      username={values.username.trim()}
      rules={refusal.rules}
      busy={busy}
      refusal={refusal.text}
      onSubmit={signIn}
      onBack={forget}
      m={m}
    />
  )
}
