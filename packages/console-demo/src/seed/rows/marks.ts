import type { Made } from '../imports/file-of.ts'
import { oneOf, spread } from './one-of.ts'
import type { SchoolLife } from './school.ts'

/** The newest marks of the last two years of high school. */
export const reportCardRows = ({ sections }: SchoolLife): Made[] =>
  sections.flatMap(({ sectionId, course, school, staffId, pupils }) => {
    const { markPeriod, markType, markDate } = school.time
    if (markPeriod === null) return []
    return pupils
      .filter(({ grade }) => grade === '11' || grade === '12')
      .map(({ studentId, n }) => {
        const percent = 55 + spread(n, 51, 45)
        return {
          studentId,
          sectionId,
          courseId: course.courseId,
          siteCode: school.siteCode,
          staffId,
          gradingPeriodCode: markPeriod,
          gradeType: markType,
          postedDate: markDate,
          mark: letterOf(percent),
          markNumeric: percent,
          citizenship: oneOf(['O', 'S', 'N'], spread(n, 52, 3)),
          workHabits: oneOf(['O', 'S', 'S', 'N'], spread(n, 53, 4)),
          absences: spread(n, 54, 4),
          tardies: spread(n, 55, 3),
        }
      })
  })

const letterOf = (percent: number): string =>
  'FDCBA'.charAt(Math.min(4, Math.max(0, Math.floor(percent / 10) - 5)))

const ASSIGNMENTS = [
  { id: '1', title: 'Homework 1', category: 'Homework', weight: 30, points: 20, ago: 6 },
  { id: '2', title: 'Quiz 1', category: 'Quizzes', weight: 70, points: 50, ago: 2 },
] as const

/** Two assignments with their scores in every tenth section of secondary schools. */
export const gradebookRows = ({ sections }: SchoolLife): Made[] =>
  sections
    .filter(
      ({ school, place }) => school.level === 'secondary' && place % 10 === 1 && school.time.days.length > 9,
    )
    .flatMap(({ sectionId, course, school, period, staffId, pupils }) =>
      ASSIGNMENTS.flatMap(({ id, title, category, weight, points, ago }, index) =>
        pupils.map(({ studentId, n }) => ({
          gradebookId: `G${sectionId}`,
          gradebookName: `${course.courseTitle} P${period}`,
          sectionId,
          siteCode: school.siteCode,
          staffId,
          termCode: school.time.term,
          studentId,
          assignmentId: id,
          assignmentTitle: title,
          category,
          categoryWeight: weight,
          assignedDate: school.time.days[ago + 3],
          dueDate: school.time.days[ago],
          pointsPossible: points,
          ...(n % 17 > 0
            ? {
                score: Math.floor(((55 + spread(n + index + 1, 56, 46)) * points) / 100),
                scoreStatus: 'fullyGraded',
              }
            : { scoreStatus: 'notSubmitted' }),
        })),
      ),
    )
