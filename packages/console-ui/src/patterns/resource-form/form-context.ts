import { createContext, useContext } from 'react'
import type { FormInputs } from './form-field.ts'

/** What is typed in the form around, null outside one. */
export const FormInputsContext = /* @__PURE__ */ createContext<FormInputs | null>(null)

/** Enters values in fields of the surrounding form, as if typed. Null outside a form. */
export const FormEnterContext = /* @__PURE__ */ createContext<((values: FormInputs) => void) | null>(null)

/** Enters values in fields of the form around: for a button that corrects one. */
export function useFormEnter(): (values: FormInputs) => void {
  const enter = useContext(FormEnterContext)
  if (!enter) throw new Error('useFormEnter stands inside a ResourceForm.')
  return enter
}

/** What is typed in the form around, saved or not: for a test of a connection (ux 9.2), or a note that depends on it. */
export function useFormInputs(): FormInputs {
  const inputs = useContext(FormInputsContext)
  if (!inputs) throw new Error('useFormInputs stands inside a ResourceForm.')
  return inputs
}
