import { createContext, useContext } from 'react'
import type { FormInputs } from './form-field.ts'

/** What is typed in the form around, null outside one. */
export const FormInputsContext = /* @__PURE__ */ createContext<FormInputs | null>(null)

/** What is typed in the form around, saved or not: for a test of a connection (ux 9.2), or a note that depends on it. */
export function useFormInputs(): FormInputs {
  const inputs = useContext(FormInputsContext)
  if (!inputs) throw new Error('useFormInputs stands inside a ResourceForm.')
  return inputs
}

/** Sets what is entered in a field of the form around; null outside one. */
export const SetFormInputContext = /* @__PURE__ */ createContext<
  ((name: string, value: unknown) => void) | null
>(null)

/** Returns how to set what is entered in another field of the form around, as if it were typed there. */
export function useSetFormInput(): (name: string, value: unknown) => void {
  const set = useContext(SetFormInputContext)
  if (!set) throw new Error('useSetFormInput stands inside a ResourceForm.')
  return set
}
