import type { FormField, FormInputs, FromInputs } from './form-field.ts'

/** What holds for a field at this moment. */
export type FieldState = {
  readonly shown: boolean
  readonly readOnly: boolean
  /** Why it cannot be changed, where that is not said for the whole form. */
  readonly reason: string | undefined
  readonly disabled: boolean
  /** Shown, and to be changed here: only then it is checked and sent. */
  readonly open: boolean
}

export type FieldStates = Readonly<Record<string, FieldState>>

/** @param readOnly why nothing of the form can be changed */
export function fieldStates<Values extends object>(
  fields: readonly FormField<Values>[],
  inputs: FormInputs,
  readOnly: string | undefined,
): FieldStates {
  return Object.fromEntries(
    fields.map((field) => {
      const shown = now(field.shown ?? true, inputs)
      const reason = now(field.readOnly, inputs)
      const isReadOnly = readOnly !== undefined || reason !== undefined
      const disabled = now(field.disabled ?? false, inputs)
      const open = shown && !isReadOnly && !disabled
      return [field.name, { shown, readOnly: isReadOnly, reason, disabled, open }]
    }),
  )
}

function now<Value>(given: FromInputs<Value>, inputs: FormInputs): Value {
  // A field's states are never functions themselves.
  return typeof given === 'function' ? (given as (inputs: FormInputs) => Value)(inputs) : given
}
