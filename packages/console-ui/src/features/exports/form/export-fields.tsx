import { formatYearPair, useAccess } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ChoiceList } from '../../../patterns/form-lists/choice-list.tsx'
import { gradeOptions } from '../../../patterns/form-lists/grade-options.ts'
import { LinesText } from '../../../patterns/form-lists/lines-text.tsx'
import type { CustomControlProps, FormField } from '../../../patterns/resource-form/index.ts'
import { useSitesOfYear } from '../../tables/viewer/use-sites-of-year.ts'
import { contentFields } from './content-fields.tsx'
import { destinationFields } from './destination-fields.ts'
import type { ExportFormContext, ExportFormValues } from './export-form-values.ts'
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

/** Whose rows are sent. */
const filterFields = ({ schoolYear, m }: ExportFormContext): FormField<ExportFormValues>[] => [
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
      render: (control) => <ChoiceList {...control} options={gradeOptions} />,
    },
  },
  {
    name: 'includeInactive',
    label: m.fields.includeInactive,
    control: { kind: 'switch' },
    help: m.help.includeInactive,
  },
]

type SitesChoiceProps = CustomControlProps & { schoolYear: number }

/** The sites of the year by name; their codes alone for those who may not see them, or while they cannot be looked up. */
function SitesChoice({ schoolYear, ...control }: SitesChoiceProps): ReactElement {
  const sees = useAccess().can('site-overview')
  return sees ? <Sites {...control} schoolYear={schoolYear} /> : <LinesText {...control} mono inGroup />
}

function Sites({ schoolYear, ...control }: SitesChoiceProps): ReactElement {
  const { list, failed } = useSitesOfYear(schoolYear)
  if (failed) return <LinesText {...control} mono inGroup />
  return (
    <ChoiceList
      {...control}
      long
      options={list.map(({ siteCode, siteName }) => ({ value: siteCode, label: `${siteCode} ${siteName}` }))}
    />
  )
}
