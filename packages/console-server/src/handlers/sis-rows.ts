import type { Section } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { sisRowsList } from '../db/list-sis-rows.ts'
import { sisRowField } from '../db/sis-row-field.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { schoolYearsOf, withCourses, withCurrent } from './sis-rows/rows-beside.ts'
import { withNames, withStudentNames } from './sis-rows/with-names.ts'

/** Sections with the number of students on their rosters. */
const withStudentCounts = async ({ db, lea }: Call, sections: readonly Section[]): Promise<Section[]> => {
  if (sections.length === 0) return []
  const sectionId = sisRowField('roster', 'sectionId').value
  const counts = await db
    .selectFrom('sisRows')
    .select('schoolYear')
    .select([
      sql<string>`data->>'siteCode'`.as('siteCode'),
      sql<string>`data->>'sectionId'`.as('sectionId'),
      sql<string | null>`data->>'termCode'`.as('termCode'),
      sql<number>`count(*)`.as('students'),
    ])
    .where('lea', '=', lea)
    .where('component', '=', sql.lit('roster'))
    .where('schoolYear', 'in', schoolYearsOf(sections))
    .where('isActive', '=', true)
    .where(sql<boolean>`coalesce(data->>'role', 'student') = 'student'`)
    .where(sql<boolean>`${sectionId} in (${sql.join([...new Set(sections.map((one) => one.sectionId))])})`)
    .groupBy(['schoolYear', sql`2`, sql`3`, sql`4`])
    .execute()
  const places = Map.groupBy(counts, placeOf)
  return sections.map((section) => ({
    ...section,
    // A line that names no term stands for every term of its section.
    studentCount: (places.get(placeOf(section)) ?? [])
      .filter(({ termCode }) => termCode === null || termCode === section.termCode)
      .reduce((sum, { students }) => sum + students, 0),
  }))
}

/** The read-only lists of the table viewer that no other screen changes. */
export const sisRowHandlers = {
  'gradingPeriods.list': sisRowsList('gradingPeriods', withCurrent),
  'contacts.list': sisRowsList('contacts'),
  'courses.list': sisRowsList('courses'),
  'sections.list': sisRowsList('sections', withStudentCounts),
  'schedules.list': sisRowsList('roster', withNames),
  'attendance.list': sisRowsList('attendance', withStudentNames, 'students'),
  'behavior.list': sisRowsList('behavior', withStudentNames, 'students'),
  'gradebooks.list': sisRowsList('gradebooks', withCourses, 'sections'),
  'grades.list': sisRowsList('reportCards', withStudentNames, 'students'),
  'transcripts.list': sisRowsList('transcripts', withStudentNames, 'students'),
  'studentTags.list': sisRowsList('studentTags', withStudentNames, 'students'),
  'studentPrograms.list': sisRowsList('studentPrograms', withStudentNames, 'students'),
} satisfies Partial<Handlers>

const placeOf = ({
  schoolYear,
  siteCode,
  sectionId,
}: Pick<Section, 'schoolYear' | 'siteCode' | 'sectionId'>) =>
  JSON.stringify([schoolYear, siteCode, sectionId])
