import { judgePassword, passwordRulesOf, useMessages } from '@edconsole/console-core'
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { newPasswordMessages } from '../../features/sign-in/new-password-messages.ts'
import { PasswordField } from '../../features/sign-in/password-field.tsx'
import { PasswordRulesList } from '../../features/sign-in/password-rules-list.tsx'
import { Button } from '../../parts/button/button.tsx'
import { SignInIcon } from '../../parts/icons/icons.ts'
import type { LoginMessages } from './messages.ts'
import { Refusal } from './refusal.tsx'
import * as css from './screen.css.ts'

export type NewPasswordFormProps = {
  username: string
  /** As they came with the refusal. */
  rules: Readonly<Record<string, unknown>>
  busy: boolean
  /** What the server said of the last attempt; empty while it is asked. */
  refusal: string
  onSubmit: (newPassword: string) => void
  /** Back to user name and password, which are still there. */
  onBack: () => void
  m: LoginMessages
}

/** A new password, typed twice, with the rules of the account beside it (R33). Nothing that is typed gets lost. */
export function NewPasswordForm(props: NewPasswordFormProps): ReactElement {
  const { username, rules, busy, refusal, onSubmit, onBack, m } = props
  const p = useMessages('new-password', newPasswordMessages)
  const [typed, setTyped] = useState('')
  const [repeated, setRepeated] = useState('')
  const [checked, setChecked] = useState(false)
  const [sent, setSent] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const { policy, context } = passwordRulesOf(rules)
  const verdicts = judgePassword(policy, typed, { ...context, username })
  const kept = verdicts.every(({ holds }) => holds)
  const same = typed === repeated
  const fault = typed === '' ? p.newPasswordMissing : kept ? undefined : p.rulesBroken

  useEffect(() => first.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (busy) return
    if (fault !== undefined) first.current?.focus()
    else if (!same) second.current?.focus()
    else {
      setSent(true)
      onSubmit(typed)
    }
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {sent && refusal !== '' ? <Refusal>{refusal}</Refusal> : <p className={css.note}>{m.mustChange}</p>}
      {/* Password managers keep the new password under this name */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        fresh
        ref={first}
        label={p.newPassword}
        m={p}
        value={typed}
        error={checked ? fault : undefined}
        onChange={setTyped}
      />
      <PasswordRulesList policy={policy} verdicts={verdicts} typed={typed !== ''} m={p} />
      <PasswordField
        fresh
        ref={second}
        label={p.repeat}
        m={p}
        value={repeated}
        error={checked && fault === undefined && !same ? p.notTheSame : undefined}
        onChange={setRepeated}
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
        {busy ? m.signingIn : m.changeAndSignIn}
      </Button>
      <Button kind="link" onClick={onBack}>
        {m.otherAccount}
      </Button>
    </form>
  )
}
