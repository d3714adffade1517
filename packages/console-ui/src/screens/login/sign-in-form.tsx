import { type SignIn, useMessages, useSession } from '@edconsole/console-core'
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Field } from '../../parts/field/field.tsx'
import { SignInIcon } from '../../parts/icons/icons.ts'
import { TextField } from '../../parts/text-field/text-field.tsx'
import type { Credentials } from './credentials.ts'
import { messages } from './messages.ts'
import { PasswordField } from './password-field.tsx'
import { Refusal } from './refusal.tsx'
import * as css from './screen.css.ts'

export type SignInFormProps = {
  provider: SignIn['provider']
  /** Absent for provider staff (R12). */
  clientId?: number | undefined
  values: Credentials
  onChange: (values: Credentials) => void
}

/** User name and password, for the providers whose password is typed here. A refusal takes nothing away. */
export function SignInForm({ provider, clientId, values, onChange }: SignInFormProps): ReactElement {
  const m = useMessages('login', messages)
  const { signIn } = useSession()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [checked, setChecked] = useState(false)
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const missingUsername = checked && !values.username.trim()
  const missingPassword = checked && !values.password

  // Opened by a press of the visitor's: the next thing to do is to type.
  useEffect(() => username.current?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (busy) return
    if (!values.username.trim()) return username.current?.focus()
    if (!values.password) return password.current?.focus()
    setBusy(true)
    setRefusal(null)
    const answer = await signIn({
      ...(clientId === undefined ? {} : { clientId }),
      provider,
      username: values.username.trim(),
      password: values.password,
    })
    setBusy(false)
    if (answer.ok) return
    setRefusal(
      answer.failure.code === null ? `${m.unreachable}. ${m.unreachableHelp}` : answer.failure.message,
    )
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {refusal === null ? null : <Refusal>{refusal}</Refusal>}
      <Field label={m.username} error={missingUsername ? m.usernameMissing : undefined}>
        <TextField
          ref={username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={values.username}
          onChange={(next) => onChange({ ...values, username: next })}
        />
      </Field>
      <PasswordField
        ref={password}
        value={values.password}
        error={missingPassword ? m.passwordMissing : undefined}
        onChange={(next) => onChange({ ...values, password: next })}
      />
      <Button
        type="submit"
        kind="primary"
        size="lg"
        wide
        className={css.wide}
        icon={<SignInIcon />}
        busy={busy}
      >
        {busy ? m.signingIn : m.signIn}
      </Button>
    </form>
  )
}
