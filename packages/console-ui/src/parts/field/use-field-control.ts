import { type AriaAttributes, useContext, useId } from 'react'
import { FieldContext } from './field-context.ts'

/** What a control was given itself. */
type OwnAttributes = Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-required'>

export type ControlAttributes = {
  id: string
  'aria-label': string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': AriaAttributes['aria-invalid']
  'aria-required': AriaAttributes['aria-required']
  'data-ec-edited': '' | undefined
}

/** Attributes of a control: its field's, or standing alone those that name it by `label`. */
export function useFieldControl(label: string | undefined, own: OwnAttributes = {}): ControlAttributes {
  const field = useContext(FieldContext)
  const ownId = useId()
  return {
    id: field?.id ?? ownId,
    'aria-label': label,
    'aria-describedby': [field?.describedBy, own['aria-describedby']].filter(Boolean).join(' ') || undefined,
    'aria-invalid': field?.invalid || own['aria-invalid'],
    'aria-required': field?.required || own['aria-required'],
    'data-ec-edited': field?.edited ? '' : undefined,
  }
}
