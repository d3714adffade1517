import { formatYearPair } from '@edconsole/console-core'
import type { FormField } from '../../../patterns/resource-form/index.ts'
import { contentFields } from './content-fields.tsx'
import { destinationFields } from './destination-fields.ts'
import type { ExportFormContext, ExportFormValues } from './export-form-values.ts'
import { filterFields } from './filter-fields.tsx'
import type { ExportFormMessages } from './messages.ts'
import { scheduleFields } from './schedule-fields.tsx'

/** The fields of an export, as data (ux 9.7). */
export const exportFields = (context: ExportFormContext): FormField<ExportFormValues>[] => {
  const { years, m } = context
  return [
    {
      name: 'productName',
      label: m.fields.productName,
      control: { kind: 'text' },
      readOnly: m.forGood.product,
      width: 'half',
    },
    yearField(years, m),
    { name: 'name', label: m.fields.name, control: { kind: 'text' }, required: true },
    ...contentFields(context),
    ...filterFields(context),
    ...destinationFields(context),
    ...scheduleFields(m),
  ]
}

const yearField = (years: ExportFormContext['years'], m: ExportFormMessages): FormField<ExportFormValues> => {
  const field = { name: 'schoolYear', label: m.fields.schoolYear, width: 'half' } as const
  if (years) return { ...field, control: { kind: 'select', options: years, numeric: true }, required: true }
  return {
    ...field,
    control: { kind: 'text', format: (year) => formatYearPair(Number(year)) },
    readOnly: m.forGood.year,
  }
}
