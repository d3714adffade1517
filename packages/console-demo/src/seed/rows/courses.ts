import type { Made } from '../imports/file-of.ts'
import { COURSE_CATALOGUE } from './course-catalogue.ts'
import type { SchoolLife } from './school.ts'
import { TAKEN_EARLIER } from './transcripts.ts'

/** The whole catalog, or the courses that students take or took. The rich district also has electives, at one school only. */
export const courseRows = ({ district, schools, pupils, sections, wholeCatalogue }: SchoolLife): Made[] => {
  const taken = new Set(sections.map(({ course }) => course.courseId))
  if (pupils.some(({ grade }) => grade === '11' || grade === '12'))
    for (const { courseId } of TAKEN_EARLIER) taken.add(courseId)
  return COURSE_CATALOGUE.filter(
    ({ courseId, department }) =>
      wholeCatalogue || taken.has(courseId) || (district.profile === 'rich' && department === 'Elective'),
  ).map((course) => ({
    ...course,
    siteCode: course.department === 'Elective' ? schools.at(-1)?.siteCode : null,
  }))
}
