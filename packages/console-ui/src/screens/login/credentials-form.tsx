import { useMessages } from '@edconsole/console-core'
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { PasswordField } from '../../features/sign-in/password-field.tsx'
import { Button } from '../../parts/button/button.tsx'
import { Field } from '../../parts/field/field.tsx'
import { SignInIcon } from '../../parts/icons/icons.ts'
import { TextField } from '../../parts/text-field/text-field.tsx'
import { TextLink } from '../../parts/text-link/text-link.tsx'
import type { Credentials } from './credentials.ts'
import { messages } from './messages.ts'
import { Refusal } from './refusal.tsx'
import * as css from './screen.css.ts'
import { WideButton } from './wide-button.tsx'

export type CredentialsFormProps = {
  /** Which account is meant, where there are several ways in. */
  account?: string | undefined
  values: Credentials
  onChange: (values: Credentials) => void
  busy: boolean
  /** Why the last attempt was refused; empty when it was not. */
  refusal: string
  onSubmit: () => void
  /** Where or how a new password is requested; absent if passwords are kept elsewhere. */
  forgotten?: { readonly href: string } | { onPress(): void } | undefined
}

/** User name and password, for the providers whose password is typed here. A refusal takes nothing away. */
export function CredentialsForm(props: CredentialsFormProps): ReactElement {
  const { account, values, onChange, busy, refusal, onSubmit, forgotten } = props
  const m = useMessages('login', messages)
  const [checked, setChecked] = useState(false)
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const missingUsername = checked && !values.username.trim()
  const missingPassword = checked && !values.password

  // Opened by a press of the visitor's: the next thing to do is to type.
  useEffect(() => username.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (busy) return
    if (!values.username.trim()) username.current?.focus()
    else if (!values.password) password.current?.focus()
    else onSubmit()
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {refusal === '' ? null : <Refusal>{refusal}</Refusal>}
      {account === undefined ? null : <p className={css.note}>{account}</p>}
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
        label={m.password}
        m={m}
        value={values.password}
        error={missingPassword ? m.passwordMissing : undefined}
        onChange={(next) => onChange({ ...values, password: next })}
      />
      <WideButton type="submit" icon={<SignInIcon />} busy={busy}>
        {busy ? m.signingIn : m.signIn}
      </WideButton>
      {forgotten === undefined ? null : 'href' in forgotten ? (
        <TextLink href={forgotten.href} className={css.centered}>
          {m.forgotten}
        </TextLink>
      ) : (
        <Button kind="link" onClick={forgotten.onPress}>
          {m.forgotten}
        </Button>
      )}
    </form>
  )
}
