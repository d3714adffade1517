import { useMessages } from '@edconsole/console-core'
import { type FormEvent, type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { NewPasswordFields, useNewPassword } from '../../features/sign-in/new-password-fields.tsx'
import { newPasswordMessages } from '../../features/sign-in/new-password-messages.ts'
import { Button } from '../../parts/button/button.tsx'
import { SignInIcon } from '../../parts/icons/icons.ts'
import { Refusal } from './refusal.tsx'
import * as css from './screen.css.ts'
import { WideButton } from './wide-button.tsx'

export type NewPasswordFormProps = {
  username: string
  /** As they came from the server, in whatever holds `passwordRules`. */
  rules: Readonly<Record<string, unknown>>
  busy: boolean
  /** What the server said of the last attempt; empty while it is asked. */
  refusal: string
  /** The account has no password yet. */
  isFirst?: boolean
  /** Why a password is asked for. */
  lead: ReactNode
  action: { readonly label: string; readonly busyLabel: string; onSubmit(newPassword: string): void }
  /** Leads away from the form. */
  back: { readonly label: string; onPress(): void }
}

/** A new password, typed twice, with the rules of the account beside it (R33). Nothing that is typed gets lost. */
export function NewPasswordForm(props: NewPasswordFormProps): ReactElement {
  const { username, rules, busy, refusal, isFirst = false, lead, action, back } = props
  const m = useMessages('new-password', newPasswordMessages)
  const [sent, setSent] = useState(false)
  const password = useNewPassword({ rules, username }, m)
  const { first } = password

  useEffect(() => first.current?.focus(), [first])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const fault = password.check()
    if (busy) return
    if (fault) return fault.current?.focus()
    setSent(true)
    action.onSubmit(password.typed)
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {sent && refusal !== '' ? <Refusal>{refusal}</Refusal> : <p className={css.note}>{lead}</p>}
      {/* Password managers keep the new password under this name */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <NewPasswordFields password={password} isFirst={isFirst} m={m} />
      <WideButton type="submit" icon={<SignInIcon />} busy={busy}>
        {busy ? action.busyLabel : action.label}
      </WideButton>
      <Button kind="link" onClick={back.onPress}>
        {back.label}
      </Button>
    </form>
  )
}
