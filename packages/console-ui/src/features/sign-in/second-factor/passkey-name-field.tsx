import type { ReactElement } from 'react'
import { Field } from '../../../parts/field/field.tsx'
import { useLengthFault } from '../../../parts/field/use-length-fault.ts'
import { TextField } from '../../../parts/text-field/text-field.tsx'
import type { OneField } from '../use-one-field.ts'

/** The longest name that a passkey can have. */
export const PASSKEY_NAME_MAX = 60

export type PasskeyNameFieldProps = {
  form: OneField
  label: string
  help?: string
  /** Under the field when it was sent empty. */
  missing: string
  /** Under the field when it was sent with the name of another passkey. */
  taken: string
  /** What the server said. */
  refusal?: string | undefined
}

/** Asks what the user wants to call a passkey. */
export function PasskeyNameField({
  form,
  label,
  help,
  missing,
  taken,
  refusal,
}: PasskeyNameFieldProps): ReactElement {
  const tooLong = useLengthFault()(form.value, PASSKEY_NAME_MAX)
  return (
    <Field
      label={label}
      help={help}
      error={form.isMissing ? missing : form.isIncomplete ? taken : (tooLong ?? refusal)}
    >
      <TextField
        ref={form.field}
        data-autofocus
        name="passkey"
        autoComplete="off"
        value={form.value}
        onChange={form.setValue}
      />
    </Field>
  )
}
