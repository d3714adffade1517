import { ownAccountResource, useMessages, useSave, useUnsavedChanges } from '@edconsole/console-core'
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { NewPasswordFields, useNewPassword } from '../../features/sign-in/new-password-fields.tsx'
import { newPasswordMessages } from '../../features/sign-in/new-password-messages.ts'
import { PasswordField } from '../../features/sign-in/password-field.tsx'
import { Button } from '../../parts/button/button.tsx'
import { FailedSave } from '../../patterns/states/failed-save.tsx'
import type { OwnAccountMessages } from './messages.ts'
import * as css from './password-form.css.ts'

export type PasswordFormProps = {
  username: string
  /** Under `passwordRules`, as the server sends them. */
  rules: Readonly<Record<string, unknown>>
  m: OwnAccountMessages['password']
}

/** What was sent: a refusal stands at its field until something else is typed there. */
type Sent = { readonly currentPassword: string; readonly newPassword: string }

/** Changes the own password. What was typed outlives a refusal, but is never stored. */
export function PasswordForm({ username, rules, m }: PasswordFormProps): ReactElement {
  const p = useMessages('new-password', newPasswordMessages)
  const [current, setCurrent] = useState('')
  const [checked, setChecked] = useState(false)
  const [sent, setSent] = useState<Sent>()
  const password = useNewPassword({ rules, username }, p)
  const currentField = useRef<HTMLInputElement>(null)
  const summary = useRef<HTMLElement>(null)
  const { run, saving, errors } = useSave(ownAccountResource.changePassword, { confirm: () => m.changed })
  const [failure] = errors
  const { field } = failure ?? {}
  const isNamed = field === 'currentPassword' || field === 'newPassword'
  const { first, typed, repeated } = password
  useUnsavedChanges(current !== '' || typed !== '' || repeated !== '', [m.title], undefined, saving)

  useEffect(() => {
    if (!failure) return
    if (field === 'currentPassword') currentField.current?.focus()
    else if (field === 'newPassword') first.current?.focus()
    else summary.current?.focus()
  }, [failure, field, first])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (saving) return
    setChecked(true)
    const fault = password.check()
    const wrong = current === '' ? currentField : fault
    if (wrong) return wrong.current?.focus()
    const body = { currentPassword: current, newPassword: typed }
    setSent(body)
    try {
      await run({ body })
    } catch {
      // The form shows why.
      return
    }
    setCurrent('')
    setChecked(false)
    password.clear()
  }
  const refusalOf = (name: keyof Sent, value: string): string | undefined =>
    field === name && sent?.[name] === value ? failure?.message : undefined
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate aria-label={m.change}>
      {failure && !isNamed ? (
        <FailedSave
          ref={summary}
          title={m.refused}
          faults={[{ key: 'refused', text: failure.message }]}
          outcomeUnknown={failure.outcomeUnknown}
          words={m}
        />
      ) : null}
      {/* Password managers keep the new password under this name */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <div className={css.fields}>
        <div className={css.field}>
          <PasswordField
            ref={currentField}
            label={m.current}
            m={m}
            value={current}
            error={checked && current === '' ? m.currentMissing : refusalOf('currentPassword', current)}
            onChange={setCurrent}
          />
        </div>
        <NewPasswordFields
          password={password}
          refusal={refusalOf('newPassword', typed)}
          fieldClassName={css.field}
          rulesClassName={css.rules}
          m={p}
        />
      </div>
      <div className={css.end}>
        <Button type="submit" kind="primary" busy={saving} busyLabel={m.changing}>
          {m.change}
        </Button>
        <p className={css.note}>{m.note}</p>
      </div>
    </form>
  )
}
