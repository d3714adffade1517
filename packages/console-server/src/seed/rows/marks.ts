import { type RawBuilder, sql } from 'kysely'
import { oneOf, spread } from './one-of.ts'

const n = sql.ref('seat.n')
/** From 55 to 99. */
const percent = sql`(55 + ${spread(n, 51, 45)})`
const mark = sql`case when ${percent} >= 90 then 'A' when ${percent} >= 80 then 'B' when ${percent} >= 70 then 'C'
  when ${percent} >= 60 then 'D' else 'F' end`

/** The newest marks of the last two years of high school. */
export const reportCardRows = (): RawBuilder<unknown> =>
  sql`select seat.lea, seat.school_year, jsonb_build_object(
      'studentId', seat.student_id, 'sectionId', seat.section_id, 'courseId', seat.course_id, 'siteCode', seat.site,
      'staffId', section.staff_id, 'gradingPeriodCode', section.mark_period, 'mark', ${mark}, 'markNumeric', ${percent},
      'gradeType', section.mark_type, 'citizenship', ${oneOf(['O', 'S', 'N'], spread(n, 52, 3))},
      'workHabits', ${oneOf(['O', 'S', 'S', 'N'], spread(n, 53, 4))}, 'comments', '[]'::jsonb,
      'absences', ${spread(n, 54, 4)}, 'tardies', ${spread(n, 55, 3)}, 'postedDate', section.mark_date) as data
    from seed_seats as seat
    join seed_sections as section on section.lea = seat.lea and section.section_id = seat.section_id
    where seat.grade in ('11', '12') and section.mark_period is not null`

const points = sql`(55 + ${spread(sql`(seat.n + assignment.number)`, 56, 46)}) * assignment.points / 100`

/** Two assignments with their scores in every tenth section of secondary schools. */
export const gradebookRows = (): RawBuilder<unknown> =>
  sql`select seat.lea, seat.school_year, jsonb_build_object(
      'gradebookId', 'G' || section.section_id, 'gradebookName', section.course_title || ' P' || section.period,
      'sectionId', section.section_id, 'staffId', section.staff_id, 'siteCode', section.site, 'termCode', section.term,
      'assignmentId', assignment.number::text, 'assignmentTitle', assignment.title, 'category', assignment.category,
      'categoryWeight', assignment.weight, 'assignedDate', section.days->>(assignment.ago + 3),
      'dueDate', section.days->>assignment.ago, 'pointsPossible', assignment.points, 'studentId', seat.student_id,
      'score', case when seat.n % 17 > 0 then ${points} end,
      'scoreStatus', case when seat.n % 17 > 0 then 'fullyGraded' else 'notSubmitted' end) as data
    from seed_sections as section
    join seed_seats as seat on seat.lea = section.lea and seat.section_id = section.section_id
    cross join (values (1, 'Homework 1', 'Homework', 30, 20, 6), (2, 'Quiz 1', 'Quizzes', 70, 50, 2))
      as assignment(number, title, category, weight, points, ago)
    where section.level = 'secondary' and section.place % 10 = 1 and jsonb_array_length(section.days) > 9`
