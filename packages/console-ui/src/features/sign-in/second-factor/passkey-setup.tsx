import { isPasskeyNameTaken } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
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
  /** What the server said about the last name. */
  nameRefusal?: string | undefined
  /** The names of the account's other passkeys. */
  taken?: readonly string[]
  onCreate: (name: string) => void
  /** Where a dialog has the buttons. */
  formId?: string
  /** Beside the button. */
  end?: ReactNode
  m: SecondFactorMessages
}

/** A passkey's name; then the browser creates the passkey. */
export function PasskeySetupForm(props: PasskeySetupFormProps): ReactElement {
  const { busy, refusal, nameRefusal, taken = NONE, onCreate, formId, end, m } = props
  const [sent, setSent] = useState<string>()
  const form = useOneField({
    initial: suggestName(taken, m),
    max: PASSKEY_NAME_MAX,
    isWhole: (name) => !isPasskeyNameTaken(name, taken),
    busy,
    onSubmit: (name) => {
      setSent(form.value)
      onCreate(name)
    },
  })
  useEffect(preloadPasskeys, [])
  return (
    <form id={formId} className={css.form} onSubmit={form.submit} noValidate>
      {refusal ?? <p className={css.text}>{m.passkeyText}</p>}
      <PasskeyNameField
        form={form}
        label={m.passkeyName}
        help={m.passkeyNameHelp}
        missing={m.passkeyNameMissing}
        taken={m.passkeyNameTaken}
        refusal={sent === form.value ? nameRefusal : undefined}
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

const NONE: readonly string[] = []

/** The usual name, with a number if another passkey has it. */
const suggestName = (taken: readonly string[], m: SecondFactorMessages): string => {
  let name = m.passkeyDefault
  for (let number = 2; isPasskeyNameTaken(name, taken); number++) name = m.passkeyDefaultAgain(number)
  return name
}
