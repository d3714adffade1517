import { useContext, useId } from 'react'
import { FieldContext } from './field-context.ts'

export type ControlAttributes = {
  id: string
  'aria-label': string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  'data-ec-edited': '' | undefined
}

/** Attributes of a control: its field's, or standing alone those that name it by `label`. */
export function useFieldControl(label: string | undefined, describedBy?: string): ControlAttributes {
  const field = useContext(FieldContext)
  const ownId = useId()
  return {
    id: field?.id ?? ownId,
    'aria-label': label,
    'aria-describedby': [field?.describedBy, describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': field?.invalid || undefined,
    'aria-required': field?.required || undefined,
    'data-ec-edited': field?.edited ? '' : undefined,
  }
}
