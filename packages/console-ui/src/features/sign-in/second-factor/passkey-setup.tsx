import { type FormEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { Field } from '../../../parts/field/field.tsx'
import { TextField } from '../../../parts/text-field/text-field.tsx'
import type { SecondFactorMessages } from './messages.ts'
import { preloadPasskeys } from './passkeys.ts'
import * as css from './second-factor.css.ts'

/** The longest name that a passkey can have. */
export const PASSKEY_NAME_MAX = 60

export type PasskeySetupFormProps = {
  busy: boolean
  /** Why no passkey was created the last time, in place of the explanation. */
  refusal: ReactNode
  onCreate: (name: string) => void
  /** Beside the button. */
  end?: ReactNode
  m: SecondFactorMessages
}

/** A passkey's name; then the browser creates the passkey. */
export function PasskeySetupForm({ busy, refusal, onCreate, end, m }: PasskeySetupFormProps): ReactElement {
  const [name, setName] = useState(m.passkeyDefault)
  const [checked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isMissing = checked && name.trim() === ''
  useEffect(() => {
    preloadPasskeys()
    field.current?.select()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (busy) return
    if (name.trim() === '') return field.current?.focus()
    onCreate(name.trim())
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {refusal ?? <p className={css.text}>{m.passkeyText}</p>}
      <Field
        label={m.passkeyName}
        help={m.passkeyNameHelp}
        error={isMissing ? m.passkeyNameMissing : undefined}
      >
        <TextField
          ref={field}
          name="passkey"
          maxLength={PASSKEY_NAME_MAX}
          autoComplete="off"
          value={name}
          onChange={setName}
        />
      </Field>
      <div className={css.actions}>
        <Button type="submit" kind="primary" busy={busy} busyLabel={m.passkeyWaiting}>
          {m.passkeyCreate}
        </Button>
        {end}
      </div>
    </form>
  )
}
