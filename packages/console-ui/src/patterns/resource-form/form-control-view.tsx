import { formatDateTime, useConsoleSettings, useMessages } from '@edconsole/console-core'
import type { ComponentProps, ReactElement } from 'react'
import { Combobox } from '../../parts/combobox/combobox.tsx'
import { DateField } from '../../parts/date-field/date-field.tsx'
import { NumberField } from '../../parts/number-field/number-field.tsx'
import { RadioCards } from '../../parts/radio-cards/radio-cards.tsx'
import { SecretField } from '../../parts/secret-field/secret-field.tsx'
import { Select, type SelectOption } from '../../parts/select/select.tsx'
import { TextArea } from '../../parts/text-area/text-area.tsx'
import { TextField } from '../../parts/text-field/text-field.tsx'
import type { FormControl } from './form-field.ts'
import { messages } from './messages.ts'

export type FormControlViewProps = {
  control: Exclude<FormControl, { kind: 'checkbox' | 'switch' }>
  label: string
  required: boolean
  value: unknown
  /** The stored value, for one that is only read. */
  stored: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  readOnly: boolean
  disabled: boolean
  /** `YYYY-MM-DD`, on the console's clock. */
  today: string
}

/** Draws the control that a field names. */
export function FormControlView(props: FormControlViewProps): ReactElement {
  const { control, label, required, value, stored, onChange, onBlur, readOnly, disabled, today } = props
  const m = useMessages('form', messages)
  const text = typeof value === 'string' ? value : ''
  const shared = { onBlur, readOnly, disabled }
  switch (control.kind) {
    case 'text': {
      const { kind: _, format, clean: __, ...own } = control
      return (
        <TextField
          {...shared}
          {...own}
          value={readOnly && format ? format(stored) : text}
          onChange={onChange}
          spellCheck={own.type === undefined && !own.mono}
        />
      )
    }
    case 'textarea':
      return <TextArea {...shared} rows={control.rows} value={text} onChange={onChange} />
    case 'number': {
      const { kind: _, ...own } = control
      return <NumberField {...shared} {...own} value={text} onChange={onChange} />
    }
    case 'select': {
      const { options, placeholder = m.chooseOne } = control
      // Without a choice of its own the empty one leads back to nothing.
      const hasEmpty = options.some((option) => option.value === '')
      const known = withStored(options, text)
      const all = hasEmpty || required ? known : [{ value: '', label: m.none }, ...known]
      return (
        <Select
          {...shared}
          value={text}
          onChange={onChange}
          options={all}
          {...(required && !hasEmpty && { placeholder })}
        />
      )
    }
    case 'search-select':
      return (
        <Combobox
          {...shared}
          label={label}
          value={text === '' ? null : text}
          onChange={onChange}
          {...(!required && { onClear: () => onChange('') })}
          placeholder={readOnly ? undefined : m.search}
          options={withStored(control.options, text)}
        />
      )
    case 'radio-cards':
      return <RadioCards {...shared} value={text} onChange={onChange} options={control.options} />
    case 'date': {
      const { kind: _, ...own } = control
      return <DateField {...shared} {...own} label={label} today={today} value={text} onChange={onChange} />
    }
    case 'secret':
      return (
        <StoredSecretField
          {...shared}
          label={label}
          savedAt={control.savedAt}
          rows={control.rows}
          value={text}
          onChange={onChange}
          removed={value === null}
          onRemove={control.removable ? (removed) => onChange(removed ? null : '') : undefined}
        />
      )
    case 'custom':
      return <>{control.render({ ...shared, value, stored, onChange, label })}</>
  }
}

function StoredSecretField(
  props: Omit<ComponentProps<typeof SecretField>, 'savedOn'> & { savedAt: string | null },
): ReactElement {
  const { savedAt, ...field } = props
  const { timeZone } = useConsoleSettings()
  const savedOn = savedAt === null ? undefined : formatDateTime(savedAt, timeZone).slice(0, 10)
  return <SecretField {...field} savedOn={savedOn} />
}

/** A stored value that is on no list is shown as it is: otherwise the control would pretend another one. */
function withStored(options: readonly SelectOption[], value: string): readonly SelectOption[] {
  const isKnown = value === '' || options.some((option) => option.value === value)
  return isKnown ? options : [...options, { value, label: value }]
}
