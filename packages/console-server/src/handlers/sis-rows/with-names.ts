import type { RosterLine, RowMeta } from '@edconsole/console-core/contract'
import type { Call } from '../../http/handler.ts'
import { rowsBeside, type StoredData, schoolYearsOf, sectionsOf } from './rows-beside.ts'

/** Roster lines with the teacher of their section and the names of both people and the course, as these are stored now. */
export const withNames = async (call: Call, lines: readonly RosterLine[]): Promise<RosterLine[]> => {
  const page = { db: call.db, lea: call.lea, schoolYears: schoolYearsOf(lines) }
  const sectionAt = await sectionsOf(page, lines)
  const known = lines.map((line) => {
    const section = sectionAt(line)
    const courseId = line.courseId ?? text(section?.courseId)
    return { ...line, courseId, staffId: text(section?.primaryStaffId) ?? line.staffId }
  })
  const students = await rowsBeside(page, 'students', tie('sourceId', known, 'studentId'))
  const staff = await rowsBeside(page, 'staff', tie('sourceId', known, 'staffId'))
  const courses = await rowsBeside(page, 'courses', tie('courseId', known, 'courseId'))
  const studentAt = byId(students, 'studentId')
  const staffAt = byId(staff, 'staffId')
  const courseAt = byId(courses, 'courseId')
  return known.map((line) => ({
    ...line,
    studentName: personLabel(studentAt(line.schoolYear, line.studentId) ?? {}),
    staffName: personLabel(staffAt(line.schoolYear, line.staffId) ?? {}),
    courseTitle: text(courseAt(line.schoolYear, line.courseId)?.courseTitle),
  }))
}

type Found = { readonly schoolYear: number; readonly data: StoredData }

const tie = <Name extends 'studentId' | 'staffId' | 'courseId'>(
  field: string,
  lines: readonly Pick<RosterLine, Name>[],
  name: Name,
) => ({ field, values: lines.map((line) => line[name]) })

const byId = (rows: readonly Found[], name: string) => {
  const known = new Map(rows.map(({ schoolYear, data }) => [`${schoolYear} ${data[name]}`, data]))
  return (schoolYear: number, id: string | null): StoredData | undefined => known.get(`${schoolYear} ${id}`)
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Rows about students with their names, as these are stored now. */
export const withStudentNames = async <
  Row extends RowMeta & { studentId: string; studentName: string | null },
>(
  { db, lea }: Call,
  rows: readonly Row[],
): Promise<Row[]> => {
  const page = { db, lea, schoolYears: schoolYearsOf(rows) }
  const tie = { field: 'sourceId', values: rows.map(({ studentId }) => studentId) }
  const students = await rowsBeside(page, 'students', tie)
  const names = new Map(
    students.map(({ schoolYear, data }) => [`${schoolYear} ${data.studentId}`, personLabel(data)]),
  )
  return rows.map((row) => ({ ...row, studentName: names.get(`${row.schoolYear} ${row.studentId}`) ?? null }))
}

/** How lists name a person: `Last, First M.`; null without a last name. */
const personLabel = ({
  lastName,
  firstName,
  middleName,
}: Readonly<Record<string, unknown>>): string | null => {
  if (!isName(lastName)) return null
  const initial = isName(middleName) ? ` ${middleName.charAt(0)}.` : ''
  return isName(firstName) ? `${lastName}, ${firstName}${initial}` : lastName
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''
