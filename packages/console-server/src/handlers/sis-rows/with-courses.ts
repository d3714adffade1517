import type { Gradebook } from '@edconsole/console-core/contract'
import type { Call } from '../../http/handler.ts'
import { schoolYearsOf } from './rows-beside.ts'
import { sectionsOf } from './sections-of.ts'

/** Rows of gradebooks with the course of their section, as it is stored now. */
export const withCourses = async ({ db, lea }: Call, rows: readonly Gradebook[]): Promise<Gradebook[]> => {
  const sectionAt = await sectionsOf({ db, lea, schoolYears: schoolYearsOf(rows) }, rows)
  return rows.map((row) => {
    const courseId = sectionAt(row)?.courseId
    return { ...row, courseId: typeof courseId === 'string' ? courseId : null }
  })
}
