import type { DatabaseColumn, ImportedComponent } from './columns/database-column.ts'
import { ENROLLMENT_COLUMNS } from './columns/enrollment.ts'
import { SITE_COLUMNS } from './columns/sites.ts'
import { STAFF_COLUMNS } from './columns/staff.ts'
import { STUDENT_COLUMNS } from './columns/students.ts'

/** Every column that an import can fill, by component, required ones first ([S3]). */
export const DATABASE_COLUMNS: Readonly<Record<ImportedComponent, readonly DatabaseColumn[]>> = {
  sites: SITE_COLUMNS,
  staff: STAFF_COLUMNS,
  students: STUDENT_COLUMNS,
  enrollment: ENROLLMENT_COLUMNS,
}

/** Whether these rules can read a component's rows. */
export const isImported = (componentName: string): componentName is ImportedComponent =>
  Object.hasOwn(DATABASE_COLUMNS, componentName)
