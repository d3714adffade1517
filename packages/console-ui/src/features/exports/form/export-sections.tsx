import {
  type Export,
  exportsResource,
  staffResource,
  studentsResource,
  useAccess,
  useExtension,
  useList,
} from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { lazyPart } from '../../../parts/lazy-part/lazy-part.tsx'
import { textsIn } from '../../../patterns/form-lists/texts-in.ts'
import { type FormSectionSpec, useFormInputs } from '../../../patterns/resource-form/index.ts'
import type { ExportFormValues } from './export-form-values.ts'
import type { ExportFormMessages } from './messages.ts'
import * as css from './preview-line.css.ts'

type SectionOptions = {
  schoolYear: number
  /** What there is to say of the chosen product and year. */
  aboutYear?: ReactNode
  /** Undefined for a new export. */
  stored?: Export
  /** What this form saved last. */
  saved?: Export | undefined
}

/**
 * The sections of the form (ux 9.7).
 */
export const exportSections = (
  m: ExportFormMessages,
  { schoolYear, aboutYear, stored, saved }: SectionOptions,
): FormSectionSpec<ExportFormValues>[] => [
  {
    ...m.sections.product,
    fields: ['productName', 'schoolYear', 'name'],
    ...(aboutYear !== undefined && { end: aboutYear }),
  },
  {
    ...m.sections.destination,
    fields: ['deliveryMethod', 'host', 'port', 'remotePath', 'username', 'password', 'privateKey'],
    end: <DestinationTestPlace stored={stored} saved={saved} />,
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

// Few who look at an export test it.
const DestinationTest = lazyPart(async () => (await import('./destination-test.tsx')).DestinationTest)

/** The test of the destination, where there is something to connect to and a server that does it. */
function DestinationTestPlace({
  stored,
  saved,
}: Record<'stored' | 'saved', Export | undefined>): ReactElement | null {
  const { deliveryMethod } = useFormInputs()
  const isAnswered = useExtension(exportsResource.testDestination)
  const isTested = deliveryMethod === 'sftp' || deliveryMethod === 'ftps'
  return isAnswered && isTested ? (
    <DestinationTest deliveryMethod={deliveryMethod} stored={stored} saved={saved} />
  ) : null
}

export type PeoplePreviewProps = {
  /** Of an export that keeps its year. */
  schoolYear: number
  m: ExportFormMessages
}

/** How many people the filters take, for those who may see them. About: sites that are kept from all exports count too. */
function PeoplePreview({ schoolYear, m }: PeoplePreviewProps): ReactElement | null {
  const inputs = useFormInputs()
  const { can } = useAccess()
  const [sites, grades, components] = [
    textsIn(inputs.siteCodes),
    textsIn(inputs.gradeLevels),
    textsIn(inputs.components),
  ]
  const shared = {
    schoolYear: Number(inputs.schoolYear) || schoolYear,
    ...(inputs.includeInactive !== true && { isActive: true }),
  }
  const students = useList(
    studentsResource.list,
    {
      filter: {
        ...shared,
        ...(sites.length > 0 && { siteCode: sites }),
        ...(grades.length > 0 && { gradeLevel: grades }),
      },
      limit: 1,
    },
    { enabled: can('table-students'), silent: true },
  )
  const staff = useList(
    staffResource.list,
    { filter: { ...shared, ...(sites.length > 0 && { siteCodes: sites }) }, limit: 1 },
    { enabled: can('table-staff') && components.includes('staff'), silent: true },
  )
  const shown = useRef<string>(undefined)
  // Students of the chosen sites beside staff of all would be wrong: the line stays until both are known.
  if (!students.stale && !staff.stale && students.totalCount !== undefined)
    shown.current = m.preview(
      students.totalCount,
      components.includes('staff') ? staff.totalCount : undefined,
    )
  if (students.totalCount === undefined) return null
  return (
    <p className={css.line} role="status">
      {shown.current}
    </p>
  )
}
