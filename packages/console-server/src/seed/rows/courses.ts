import type { Made } from '../imports/file-of.ts'
import { COURSE_CATALOGUE } from './course-catalogue.ts'
import type { SchoolLife } from './school-life.ts'
import { TAKEN_EARLIER } from './transcripts.ts'

/** The whole catalogue in the rich district; in others what somebody takes or took. Electives are a matter of one school. */
export const courseRows = ({ district, schools, pupils, sections }: SchoolLife): Made[] => {
  const taken = new Set(sections.map(({ course }) => course.courseId))
  if (pupils.some(({ grade }) => grade === '11' || grade === '12'))
    for (const { courseId } of TAKEN_EARLIER) taken.add(courseId)
  return COURSE_CATALOGUE.filter(({ courseId }) => district.profile === 'rich' || taken.has(courseId)).map(
    (course) => ({
      ...course,
      siteCode: course.department === 'Elective' ? schools.at(-1)?.siteCode : null,
    }),
  )
}
