import { memo, type ReactElement, useEffect } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import { Field } from '../../parts/field/field.tsx'
import { FormCell } from '../form-section/form-section.tsx'
import { BooleanView } from './boolean-view.tsx'
import type { FieldState } from './field-states.ts'
import { FormControlView } from './form-control-view.tsx'
import type { FormField } from './form-field.ts'

export type FormFieldViewProps<Values extends object> = {
  form: UseFormReturn<Record<string, unknown>>
  field: FormField<Values>
  state: FieldState
  edited: boolean
  stored: unknown
  today: string
  /** Puts the judging of a field off until the pointer is up. */
  later: (action: () => void) => void
}

/**
 * One field. It is judged when it is left; once something is wrong, on every key, and so are the others that are wrong,
 * for a rule may be about several.
 */
function FieldView<Values extends object>(props: FormFieldViewProps<Values>): ReactElement {
  const { form, field, state, edited, stored, today, later } = props
  const { name, label, control, help, required = false } = field
  const { field: bound, fieldState } = useController({ name, control: form.control })
  const error = state.open ? fieldState.error?.message : undefined
  // The data that it is checked against may arrive after it was typed, such as the codes already in use.
  useEffect(() => {
    if (field.eager && form.getValues(field.name)) void form.trigger(field.name)
  }, [field, form])
  const shared = {
    readOnly: state.readOnly,
    disabled: state.disabled,
    onChange: (value: unknown) => {
      bound.onChange(value)
      const wrong = Object.keys(form.formState.errors)
      const judged = field.eager && value !== '' ? [...wrong, name] : wrong
      if (judged.length > 0) void form.trigger(judged)
    },
    onBlur: () => {
      bound.onBlur()
      if (state.open) later(() => void form.trigger(name))
    },
  }
  const line = state.reason ?? help
  return (
    <FormCell width={field.width} field={name} listed={control.kind === 'switch'}>
      {control.kind === 'checkbox' || control.kind === 'switch' ? (
        <BooleanView
          {...shared}
          kind={control.kind}
          label={label}
          help={line}
          action={field.action}
          error={error}
          edited={edited}
          checked={bound.value === true}
        />
      ) : (
        <Field
          label={label}
          hideLabel={field.hideLabel}
          help={line}
          action={field.action}
          error={error}
          required={required && state.open}
          edited={edited}
          group={isGroup(control) && !state.readOnly}
        >
          <FormControlView
            {...shared}
            control={control}
            label={label}
            required={required}
            value={bound.value}
            stored={stored}
            today={today}
          />
        </Field>
      )}
      {field.after}
    </FormCell>
  )
}

function isGroup<Values extends object>(control: FormField<Values>['control']): boolean {
  return control.kind === 'radio-cards' || (control.kind === 'custom' && control.group === true)
}

/** Drawn again only when something of it changed: a form has dozens. Marked as pure, so that no bundle without a form keeps it. */
export const FormFieldView = /* @__PURE__ */ memo(FieldView, (before, after) =>
  (Object.keys(after) as (keyof typeof after)[]).every((key) =>
    key === 'state'
      ? JSON.stringify(before.state) === JSON.stringify(after.state)
      : Object.is(before[key], after[key]),
  ),
) as typeof FieldView
