import { isLeftOut } from './faults-of.ts'
import { fieldStates } from './field-states.ts'
import type { FormField, FormInputs } from './form-field.ts'
import { isSame, storedOf } from './inputs.ts'

/** The fields that differ from what is stored and can be changed here, in the order of the form. */
export function changedFields<Values extends object>(
  fields: readonly FormField<Values>[],
  inputs: FormInputs,
  base: FormInputs,
  readOnly?: string,
): FormField<Values>[] {
  const states = fieldStates(fields, inputs, readOnly)
  return fields.filter(({ name }) => states[name]?.open && !isSame(inputs[name], base[name]))
}

/** The body of a call: of a record that is there its changed fields, of one that is being made all that was entered. */
export function bodyOf<Values extends object>(
  fields: readonly FormField<Values>[],
  inputs: FormInputs,
  creating: boolean,
): Partial<Values> {
  const body: { [Name in keyof Values]?: unknown } = {}
  for (const field of fields) {
    const input = inputs[field.name]
    if (!isLeftOut(field, input, creating)) body[field.name] = storedOf(field, input)
  }
  // The call's schema has taken them.
  return body as Partial<Values>
}
