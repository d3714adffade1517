import type { AppSetup } from '@edconsole/console-core'
import { type FormEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { CopyButton } from '../../../parts/copy-button/copy-button.tsx'
import { Field } from '../../../parts/field/field.tsx'
import { TextField } from '../../../parts/text-field/text-field.tsx'
import type { SecondFactorMessages } from './messages.ts'
import { QrCode } from './qr-code.tsx'
import * as css from './second-factor.css.ts'

export type AppSetupFormProps = {
  setup: AppSetup
  busy: boolean
  /** What the server said about the last code. */
  refusal: string | undefined
  onConfirm: (code: string) => void
  /** Beside the button. */
  end?: ReactNode
  m: SecondFactorMessages
}

/** An authenticator app's QR code, its key as text, and the code that proves that the app has it. */
export function AppSetupForm(props: AppSetupFormProps): ReactElement {
  const { setup, busy, refusal, onConfirm, end, m } = props
  const [code, setCode] = useState('')
  const [sent, setSent] = useState('')
  const [checked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isMissing = checked && code.trim() === ''
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (refusal !== undefined) field.current?.focus()
  }, [refusal])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (busy) return
    if (code.trim() === '') return field.current?.focus()
    setSent(code)
    onConfirm(code.trim())
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p className={css.text}>{m.scan}</p>
      <QrCode text={setup.uri} label={m.qrCode} />
      <p className={css.note}>{m.scanHelp}</p>
      <div className={css.key}>
        <p className={css.keyText} dir="ltr">
          {setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </p>
        <CopyButton text={setup.secret} what={m.key} />
      </div>
      <Field label={m.code} error={isMissing ? m.codeMissing : sent === code ? refusal : undefined}>
        <TextField
          ref={field}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          value={code}
          onChange={setCode}
        />
      </Field>
      <div className={css.actions}>
        <Button type="submit" kind="primary" busy={busy} busyLabel={m.confirming}>
          {m.confirm}
        </Button>
        {end}
      </div>
    </form>
  )
}
