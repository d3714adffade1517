import { GRADE_CODES, type GradeCode } from '@edconsole/console-core/contract'
import { type CatalogueCourse, COURSE_CATALOGUE } from './course-catalogue.ts'

/** One of the courses between which the demo's students of a grade are divided. */
export type CourseOffer = {
  grade: GradeCode
  choice: number
  choices: number
  course_id: string
  period: number
}

/** What students of each grade take: their homeroom, or one of their grade's subjects, in high school also one of choice. */
export const courseOffers = (): CourseOffer[] =>
  GRADES.flatMap((grade) =>
    coursesOf(grade).map(({ courseId, department }, choice, { length }) => ({
      grade,
      choice,
      choices: length,
      course_id: courseId,
      period: department === 'Homeroom' ? 1 : 1 + (choice % 6),
    })),
  )

const GRADES = GRADE_CODES.slice(GRADE_CODES.indexOf('PK'), GRADE_CODES.indexOf('12') + 1)
const OF_CHOICE = ['World Language', 'Arts', 'CTE']

const coursesOf = (grade: GradeCode): CatalogueCourse[] => {
  const own = COURSE_CATALOGUE.filter(({ gradeLow, gradeHigh }) => gradeLow === grade && gradeHigh === grade)
  if (own.some(({ department }) => department === 'Homeroom') || grade < '09') return own
  const chosen = COURSE_CATALOGUE.filter(
    ({ department, gradeLow, gradeHigh }) =>
      gradeLow === '09' && gradeHigh === '12' && OF_CHOICE.includes(department),
  )
  return [...own, ...chosen.slice(0, own.length)]
}
