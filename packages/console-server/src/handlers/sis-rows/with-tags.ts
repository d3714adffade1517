import type { Student } from '@edconsole/console-core/contract'
import type { Call } from '../../http/handler.ts'
import { rowsBeside, schoolYearsOf } from './rows-beside.ts'

/** Students with the codes of the tags that they carry in their row's school year. */
export const withTags = async ({ db, lea }: Call, students: readonly Student[]): Promise<Student[]> => {
  const page = { db, lea, schoolYears: schoolYearsOf(students) }
  const values = students.map(({ studentId }) => studentId)
  const found = await rowsBeside(page, 'studentTags', { field: 'studentId', values })
  const carried = Map.groupBy(
    found.filter(({ isActive }) => isActive),
    ({ schoolYear, data }) => `${schoolYear} ${data.studentId}`,
  )
  return students.map((student) => ({
    ...student,
    tags: (carried.get(`${student.schoolYear} ${student.studentId}`) ?? [])
      .map(({ data }) => String(data.tagCode))
      .sort(),
  }))
}
