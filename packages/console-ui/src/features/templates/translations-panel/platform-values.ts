import type { DatabaseColumn } from '@edconsole/console-core/import-rules'
import type { ComboboxOption } from '../../../parts/combobox/combobox-option.ts'

type Listed = Pick<DatabaseColumn, 'possibleValues'>

/** What people read of a platform value: its code and its name, or one of them where both are the same. */
export const platformText = ({ possibleValues }: Listed, value: string): string => {
  const label = possibleValues.find((one) => one.value === value)?.label
  return label === undefined || label === value ? value : `${value} ${label}`
}

/** The values of a coded column, found by code and by name. */
export const platformOptions = (column: Listed): ComboboxOption[] =>
  column.possibleValues.map(({ value }) => ({ value, label: platformText(column, value) }))
