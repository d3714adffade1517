import { GRADE_CODES } from '@edconsole/console-core'
import type { FormField } from '../../../patterns/resource-form/index.ts'
import { ChoiceList } from './choice-list.tsx'
import type { ExportFormContext, ExportFormValues } from './export-form-values.ts'
import { SitesChoice } from './sites-choice.tsx'

const GRADES = GRADE_CODES.map((value) => ({ value, label: value }))

/** Whose rows are sent. */
export const filterFields = ({ schoolYear, m }: ExportFormContext): FormField<ExportFormValues>[] => [
  {
    name: 'siteCodes',
    label: m.fields.siteCodes,
    control: {
      kind: 'custom',
      group: true,
      render: (control) => <SitesChoice {...control} schoolYear={schoolYear} />,
    },
  },
  {
    name: 'gradeLevels',
    label: m.fields.gradeLevels,
    control: {
      kind: 'custom',
      group: true,
      render: (control) => <ChoiceList {...control} options={GRADES} narrow />,
    },
  },
  {
    name: 'includeInactive',
    label: m.fields.includeInactive,
    control: { kind: 'switch' },
    help: m.help.includeInactive,
  },
]
