import type { AppSetup } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { encode } from 'uqr'
import { Button } from '../../../parts/button/button.tsx'
import { CopyButton } from '../../../parts/copy-button/copy-button.tsx'
import { Field } from '../../../parts/field/field.tsx'
import { TextField } from '../../../parts/text-field/text-field.tsx'
import { isAppCode, useOneField } from '../use-one-field.ts'
import type { SecondFactorMessages } from './messages.ts'
import * as css from './second-factor.css.ts'

/** Draws a text as a QR code, black on white in every theme: many apps can't read an inverted one. */
function QrCode({ text, label }: { text: string; label: string }): ReactElement {
  const { data, size } = encode(text, { border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={css.qrCode}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}

export type AppSetupFormProps = {
  setup: AppSetup
  busy: boolean
  /** What the server said about the last code. */
  refusal: string | undefined
  onConfirm: (code: string) => void
  /** Where a dialog has the buttons. */
  formId?: string
  /** Beside the button. */
  end?: ReactNode
  m: SecondFactorMessages
}

/** An authenticator app's QR code, its key as text, and the code that proves that the app has it. */
export function AppSetupForm(props: AppSetupFormProps): ReactElement {
  const { setup, busy, refusal, onConfirm, formId, end, m } = props
  const [sent, setSent] = useState('')
  const form = useOneField({
    busy,
    isWhole: isAppCode,
    onSubmit: (code) => {
      setSent(form.value)
      onConfirm(code)
    },
  })
  const { field } = form
  useEffect(() => {
    if (refusal === undefined) return
    field.current?.focus()
    field.current?.select()
  }, [refusal, field])
  return (
    <form id={formId} className={css.form} onSubmit={form.submit} noValidate>
      <p className={css.text}>{m.scan}</p>
      <QrCode text={setup.uri} label={m.qrCode} />
      <p className={css.note}>{m.scanHelp}</p>
      <div className={css.key}>
        <p className={css.keyText} dir="ltr">
          {setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </p>
        <CopyButton text={setup.secret} what={m.key} />
      </div>
      <Field
        label={m.code}
        error={
          form.isMissing
            ? m.codeMissing
            : form.isIncomplete
              ? m.codeIncomplete
              : sent === form.value
                ? refusal
                : undefined
        }
        announced
      >
        <TextField
          ref={field}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          value={form.value}
          onChange={form.setValue}
        />
      </Field>
      {formId === undefined && (
        <div className={css.actions}>
          <Button type="submit" kind="primary" busy={busy} busyLabel={m.confirming}>
            {m.confirm}
          </Button>
          {end}
        </div>
      )}
    </form>
  )
}
