import {
  CONSTANTS,
  type Gradebook,
  type GradingPeriod,
  type RosterLine,
  type SisComponent,
  type Student,
  zonedDay,
} from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { sisRowField } from '../../db/sis-row-field.ts'
import type { Call } from '../../http/handler.ts'

/** Where the rows on a page stand; rows of other school years have nothing to do with them. */
export type PageOf = Pick<Call, 'db' | 'lea'> & { readonly schoolYears: readonly number[] }

type Tie = {
  /** A field with an index. */
  readonly field: string
  /** Only rows with one of these; none is asked for nothing. */
  readonly values: readonly (string | null)[]
}

/** Rows of another component that a field ties to the rows on a page. */
export const rowsBeside = async (
  { db, lea, schoolYears }: PageOf,
  component: SisComponent,
  { field, values }: Tie,
): Promise<{ schoolYear: number; isActive: boolean; data: Readonly<Record<string, unknown>> }[]> => {
  const wanted = [...new Set(values)].filter((value) => value !== null)
  if (wanted.length === 0) return []
  return db
    .selectFrom('sisRows')
    .select(['schoolYear', 'isActive', 'data'])
    .where('lea', '=', lea)
    .where('component', '=', sql.lit(component))
    .where('schoolYear', 'in', schoolYears)
    .where(sql<boolean>`${sisRowField(component, field).value} in (${sql.join(wanted)})`)
    .orderBy('id')
    .execute()
}

export const schoolYearsOf = (rows: readonly { readonly schoolYear: number }[]): number[] => [
  ...new Set(rows.map(({ schoolYear }) => schoolYear)),
]

/** Rows of gradebooks with the course of their section, as it is stored now. */
export const withCourses = async ({ db, lea }: Call, rows: readonly Gradebook[]): Promise<Gradebook[]> => {
  const sectionAt = await sectionsOf({ db, lea, schoolYears: schoolYearsOf(rows) }, rows)
  return rows.map((row) => {
    const courseId = sectionAt(row)?.courseId
    return { ...row, courseId: typeof courseId === 'string' ? courseId : null }
  })
}

/** Grading periods that know whether today is one of their days (R27). */
export const withCurrent = (
  { now }: Pick<Call, 'now'>,
  periods: readonly GradingPeriod[],
): GradingPeriod[] => {
  const today = zonedDay(now(), CONSTANTS.timeZone)
  return periods.map((period) => ({
    ...period,
    isCurrent: period.startDate <= today && today <= period.endDate,
  }))
}

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

/** Something that is done in a section. */
type InSection = Pick<RosterLine, 'schoolYear' | 'siteCode' | 'sectionId' | 'termCode'>

export type StoredData = Readonly<Record<string, unknown>>

/** Finds the section of a row. Its number is its own at its site and in its term; a row that names no term means any. */
export const sectionsOf = async (page: PageOf, rows: readonly InSection[]) => {
  const values = rows.map(({ sectionId }) => sectionId)
  const sections = await rowsBeside(page, 'sections', { field: 'sectionId', values })
  const places = Map.groupBy(sections, ({ schoolYear, data }) =>
    JSON.stringify([schoolYear, data.siteCode, data.sectionId]),
  )
  return ({ schoolYear, siteCode, sectionId, termCode }: InSection): StoredData | undefined =>
    places
      .get(JSON.stringify([schoolYear, siteCode, sectionId]))
      ?.find(({ data }) => termCode === null || data.termCode === termCode)?.data
}
