import { writeDay } from '../../parts/date-field/read-day.ts'
import type { FormField } from './form-field.ts'
import type { FormMessages } from './messages.ts'

/** An input in words, for the comparison of two. */
export function shownValue<Values extends object>(
  { control }: FormField<Values>,
  input: unknown,
  { on, off }: Pick<FormMessages['conflict'], 'on' | 'off'>,
): string {
  if (control.kind === 'custom' && control.format) return control.format(input)
  if (typeof input === 'boolean') return input ? on : off
  if (Array.isArray(input)) return input.join(', ')
  if (typeof input !== 'string') return input === null || input === undefined ? '' : JSON.stringify(input)
  if (control.kind === 'select' || control.kind === 'search-select' || control.kind === 'radio-cards')
    return control.options.find(({ value }) => value === input)?.label ?? input
  return control.kind === 'date' ? writeDay(input) : input
}
