import { createContext } from 'react'

export type FieldControl = {
  id: string
  label: string
  /** Id of the label's text: names a group of controls. */
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
  edited: boolean
}

/** How a field tells the control inside it its id and state. Null outside a field. */
export const FieldContext = createContext<FieldControl | null>(null)
