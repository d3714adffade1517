import { readDay } from '../../parts/date-field/read-day.ts'
import { readNumber } from '../../parts/number-field/read-number.ts'
import type { FormControl, FormField, FormInputs } from './form-field.ts'

/** What a control shows of a stored value. */
export function inputOf(control: FormControl, value: unknown): unknown {
  switch (control.kind) {
    case 'checkbox':
    case 'switch':
      return value === true
    case 'custom':
      return value ?? null
    case 'secret':
      // A stored one never reaches the browser; one that did by mistake must not be shown either.
      return ''
    default:
      return value === null || value === undefined ? '' : String(value)
  }
}

/** What is stored of an input; what cannot be read is handed on as it is, for the schema to refuse. */
export function storedOf<Values extends object>(field: FormField<Values>, input: unknown): unknown {
  const { control, empty = null } = field
  if (typeof input !== 'string' || control.kind === 'custom') return input
  if (isEmpty(field, input)) return empty
  switch (control.kind) {
    case 'text':
      return control.clean?.(input) ?? input
    case 'number':
      return readNumber(input) ?? input
    case 'select':
    case 'search-select':
    case 'radio-cards':
      return control.numeric ? (readNumber(input) ?? input) : input
    case 'date':
      return readDay(input) ?? input
    default:
      return input
  }
}

/** Whether nothing is entered. Where `''` is one of the choices it is something, unless the field says what it is sent as. */
export function isEmpty<Values extends object>(
  { control, empty }: FormField<Values>,
  input: unknown,
): boolean {
  if (input === null || input === undefined || (Array.isArray(input) && input.length === 0)) return true
  if (typeof input !== 'string' || input.trim() !== '') return false
  return (
    control.kind !== 'select' || empty !== undefined || !control.options.some(({ value }) => value === '')
  )
}

/** The inputs of a whole record. */
export function inputsOf<Values extends object>(
  fields: readonly FormField<Values>[],
  values: Values,
): FormInputs {
  return Object.fromEntries(fields.map(({ name, control }) => [name, inputOf(control, values[name])]))
}

/** Whether two inputs are the same; lists by what is in them. */
export function isSame(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))
}
