import type { Staff, StaffFields } from '@edconsole/console-core'

/** What the form of a user holds: what people can enter about a staff member, and what imports leave alone. */
export type UserValues = Partial<StaffFields> & Partial<Pick<Staff, 'keptFields' | 'isActive' | 'isManual'>>

/** Whether what stands in a field is another value than the stored one; an empty field is no value. */
export const isChanged = (stored: unknown, input: unknown): boolean =>
  JSON.stringify(stored ?? '') !== JSON.stringify(input ?? '')

export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
