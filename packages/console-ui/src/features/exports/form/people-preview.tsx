import { staffResource, studentsResource, useAccess, useList } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { useFormInputs } from '../../../patterns/resource-form/index.ts'
import type { ExportFormMessages } from './messages.ts'
import * as css from './preview-line.css.ts'
import { textsIn } from './texts-in.ts'

export type PeoplePreviewProps = {
  /** Of an export that keeps its year. */
  schoolYear: number
  m: ExportFormMessages
}

/** How many people the filters take, for those who may see them. About: sites that are kept from all exports count too. */
export function PeoplePreview({ schoolYear, m }: PeoplePreviewProps): ReactElement | null {
  const inputs = useFormInputs()
  const { can } = useAccess()
  const [sites, grades, components] = [
    textsIn(inputs.siteCodes),
    textsIn(inputs.gradeLevels),
    textsIn(inputs.components),
  ]
  const shared = {
    schoolYear: Number(inputs.schoolYear) || schoolYear,
    ...(sites.length > 0 && { siteCode: sites }),
    ...(inputs.includeInactive !== true && { isActive: true }),
  }
  const students = useList(
    studentsResource.list,
    { filter: { ...shared, ...(grades.length > 0 && { gradeLevel: grades }) }, limit: 1 },
    { enabled: can('table-students'), silent: true },
  )
  const staff = useList(
    staffResource.list,
    { filter: shared, limit: 1 },
    { enabled: can('table-staff') && components.includes('staff'), silent: true },
  )
  if (students.totalCount === undefined) return null
  return (
    <p className={css.line} role="status">
      {m.preview(students.totalCount, components.includes('staff') ? staff.totalCount : undefined)}
    </p>
  )
}
