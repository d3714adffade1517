import type { Made } from '../imports/file-of.ts'
import { COURSE_CATALOGUE } from './course-catalogue.ts'
import { spread } from './one-of.ts'
import type { SchoolLife } from './school.ts'

const CREDITS = 5

/** What every student takes in the first years of high school, in the order of the years. */
export const TAKEN_EARLIER = COURSE_CATALOGUE.filter(
  ({ department, courseLevel, gradeLow, gradeHigh }) =>
    department === 'Math' &&
    courseLevel === 'general' &&
    gradeLow === gradeHigh &&
    ['09', '10'].includes(gradeLow),
).map(({ courseId, courseTitle, gradeLow }) => ({ grade: gradeLow, courseId, courseTitle }))

/** What students of the last two years took in the first two. */
export const transcriptRows = ({ district, pupils }: SchoolLife): Made[] =>
  pupils
    .filter(({ grade }) => grade === '11' || grade === '12')
    .flatMap(({ studentId, n, grade, school }) => {
      let points = 0
      let credits = 0
      return TAKEN_EARLIER.map(({ courseId, courseTitle, grade: taken }, index) => {
        const gpaPoints = 4 - spread(n + Number(courseId), 61, 5)
        const earned = gpaPoints > 0 ? CREDITS : 0
        points += gpaPoints
        credits += earned
        return {
          studentId,
          academicYear: district.sisYear - (Number(grade) - Number(taken)),
          termCode: 'S2',
          gradeLevelTaken: taken,
          courseId,
          courseTitle,
          siteName: school.siteName,
          mark: 'FDCBA'.charAt(gpaPoints),
          gpaPoints,
          isWeighted: false,
          creditAttempted: CREDITS,
          creditEarned: earned,
          repeatCode: 'none',
          attemptResult: gpaPoints > 0 ? 'pass' : 'fail',
          cumulativeGpa: Math.round((points * 100) / (index + 1)) / 100,
          cumulativeCredits: credits,
        }
      })
    })
