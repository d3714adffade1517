import { type ReactElement, type ReactNode, useEffect } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { useOneField } from '../use-one-field.ts'
import type { SecondFactorMessages } from './messages.ts'
import { PASSKEY_NAME_MAX, PasskeyNameField } from './passkey-name-field.tsx'
import { preloadPasskeys } from './passkeys.ts'
import * as css from './second-factor.css.ts'

export type PasskeySetupFormProps = {
  busy: boolean
  /** Why no passkey was created the last time, in place of the explanation. */
  refusal: ReactNode
  onCreate: (name: string) => void
  /** Where a dialog has the buttons. */
  formId?: string
  /** Beside the button. */
  end?: ReactNode
  m: SecondFactorMessages
}

/** A passkey's name; then the browser creates the passkey. */
export function PasskeySetupForm(props: PasskeySetupFormProps): ReactElement {
  const { busy, refusal, onCreate, formId, end, m } = props
  const form = useOneField({ initial: m.passkeyDefault, max: PASSKEY_NAME_MAX, busy, onSubmit: onCreate })
  useEffect(preloadPasskeys, [])
  return (
    <form id={formId} className={css.form} onSubmit={form.submit} noValidate>
      {refusal ?? <p className={css.text}>{m.passkeyText}</p>}
      <PasskeyNameField
        form={form}
        label={m.passkeyName}
        help={m.passkeyNameHelp}
        missing={m.passkeyNameMissing}
      />
      {formId === undefined && (
        <div className={css.actions}>
          <Button type="submit" kind="primary" busy={busy} busyLabel={m.passkeyWaiting}>
            {m.passkeyCreate}
          </Button>
          {end}
        </div>
      )}
    </form>
  )
}
