import type { ApiFailure } from '@edconsole/console-core'
import { type FormEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { PasswordField } from '../../features/sign-in/password-field.tsx'
import * as css from '../../features/sign-in/second-factor/second-factor.css.ts'
import { FailedSave } from '../../patterns/states/failed-save.tsx'
import type { FactorChange } from './factor-change.ts'
import type { OwnAccountMessages } from './messages.ts'

export type PasswordStepProps = {
  change: FactorChange
  /** What the change is about, above the password. */
  choice: ReactNode
  isRequired: boolean
  busy: boolean
  failure: ApiFailure | undefined
  onEnter: (password: string) => void
  /** Its buttons are the dialog's. */
  formId: string
  m: OwnAccountMessages['factors']
}

/** The password, without which no second factor is changed. */
export function PasswordStep(props: PasswordStepProps): ReactElement {
  const { change, choice, isRequired, busy, failure, onEnter, formId, m } = props
  const [password, setPassword] = useState('')
  const [sent, setSent] = useState('')
  const [checked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const words = { add: m.addDialog, codes: m.codesDialog, remove: m.removeDialog }[change.kind]
  const { textLast, textLastRequired } = m.removeDialog
  const text =
    change.kind !== 'remove' || !change.isLast ? words.text : isRequired ? textLastRequired : textLast
  const choosesFirst = choice !== null
  useEffect(() => {
    // A choice above it takes the first focus.
    if (!choosesFirst) field.current?.focus()
  }, [choosesFirst])
  useEffect(() => {
    if (failure) field.current?.focus()
  }, [failure])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (busy) return
    if (password === '') return field.current?.focus()
    setSent(password)
    onEnter(password)
  }
  const isNamed = failure?.field === 'currentPassword'
  // With the password, a factor is only begun to be added: nothing changes yet.
  const isUnknown = change.kind !== 'add' && failure?.outcomeUnknown === true
  return (
    <form id={formId} className={css.form} onSubmit={submit} noValidate>
      {failure && !isNamed ? (
        <FailedSave
          title={m.refused}
          faults={[{ key: 'refused', text: failure.message }]}
          outcomeUnknown={isUnknown}
          words={words}
        />
      ) : (
        <p className={css.text}>{text}</p>
      )}
      {choice}
      <PasswordField
        ref={field}
        label={m.password}
        m={m}
        value={password}
        error={
          checked && password === ''
            ? m.passwordMissing
            : isNamed && sent === password
              ? failure.message
              : undefined
        }
        onChange={setPassword}
      />
    </form>
  )
}
