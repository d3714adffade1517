import type { Enrollment } from '../entities/enrollment.ts'
import type { Site } from '../entities/site.ts'
import type { Staff } from '../entities/staff.ts'
import type { Student } from '../entities/student.ts'
import type { ComponentName } from '../lists/components.ts'
import { ENROLLMENT_FIELDS } from './enrollment.ts'
import type { RowField, RowFields } from './row-field.ts'
import { SITE_FIELDS } from './sites.ts'
import { STAFF_FIELDS } from './staff.ts'
import { STUDENT_FIELDS } from './students.ts'

/** What a row of each component is, as its list answers it. */
export type SisRows = {
  sites: Site
  staff: Staff
  students: Student
  enrollment: Enrollment
}

/** A component whose rows are stored as the SIS sent them. */
export type SisComponent = keyof SisRows & ComponentName

/** The fields of every component's rows beside the row meta: their kinds, and what a row answers that has none. */
export const SIS_ROW_FIELDS: Readonly<Record<SisComponent, Readonly<Record<string, RowField>>>> = {
  sites: SITE_FIELDS,
  staff: STAFF_FIELDS,
  students: STUDENT_FIELDS,
  enrollment: ENROLLMENT_FIELDS,
} satisfies { [Component in SisComponent]: RowFields<SisRows[Component]> }
