import type { ReactNode } from 'react'
import type { FormSectionSpec } from '../../../patterns/resource-form/index.ts'
import type { ExportFormValues } from './export-form-values.ts'
import type { ExportFormMessages } from './messages.ts'
import { PeoplePreview } from './people-preview.tsx'

/**
 * The sections of the form (ux 9.7).
 * @param aboutYear what there is to say of the chosen product and year
 */
export const exportSections = (
  m: ExportFormMessages,
  { schoolYear, aboutYear }: { schoolYear: number; aboutYear?: ReactNode },
): FormSectionSpec<ExportFormValues>[] => [
  {
    ...m.sections.product,
    fields: ['productName', 'schoolYear', 'name'],
    ...(aboutYear !== undefined && { end: aboutYear }),
  },
  {
    ...m.sections.destination,
    fields: ['deliveryMethod', 'host', 'port', 'remotePath', 'username', 'password', 'privateKey'],
  },
  {
    ...m.sections.content,
    fields: [
      ...(['exportType', 'components', 'fileNamePattern', 'delimiter', 'encoding', 'lineEnding'] as const),
      ...(['zip', 'includeHeader', 'quoteAll'] as const),
    ],
  },
  {
    ...m.sections.filters,
    fields: ['siteCodes', 'gradeLevels', 'includeInactive'],
    end: <PeoplePreview schoolYear={schoolYear} m={m} />,
  },
  {
    ...m.sections.schedule,
    fields: [
      ...(['isEnabled', 'scheduleEnabled', 'scheduleTime', 'scheduleDays', 'blackoutRanges'] as const),
      'notifyEmails',
    ],
  },
]
