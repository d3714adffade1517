import { type RawBuilder, sql } from 'kysely'
import { json } from '../../db/schema/columns.ts'
import { COURSE_CATALOGUE } from './course-catalogue.ts'
import { spread } from './one-of.ts'

const CREDITS = 5

/** What everybody takes in the first years of high school. */
export const TAKEN_EARLIER = COURSE_CATALOGUE.filter(
  ({ department, courseLevel, gradeLow, gradeHigh }) =>
    department === 'Math' &&
    courseLevel === 'general' &&
    gradeLow === gradeHigh &&
    ['09', '10'].includes(gradeLow),
).map(({ courseId, courseTitle, gradeLow }) => ({ grade: gradeLow, courseId, courseTitle }))

const lost = spread(sql`(student.n + course."courseId"::integer)`, 61, 5)

/** What students of the last two years took in the first two. */
export const transcriptRows = (): RawBuilder<unknown> =>
  sql`select lea, school_year, jsonb_build_object(
      'studentId', student_id, 'academicYear', school_year - (grade::integer - taken_in::integer), 'termCode', 'S2',
      'gradeLevelTaken', taken_in, 'courseId', course_id, 'courseTitle', course_title, 'siteName', site_name,
      'mark', substr('FDCBA', 1 + points, 1), 'gpaPoints', points, 'isWeighted', false, 'creditAttempted', credits,
      'creditEarned', earned, 'repeatCode', 'none', 'attemptResult', case when points > 0 then 'pass' else 'fail' end,
      'cumulativeGpa', round(avg(points) over so_far, 2), 'cumulativeCredits', sum(earned) over so_far) as data
    from (
      select *, 4 - lost as points, case when lost < 4 then credits else 0 end as earned
      from (
        select student.lea, student.school_year, student.student_id, student.grade, school.site_name,
          course.grade as taken_in, course."courseId" as course_id, course."courseTitle" as course_title,
          ${sql.lit(CREDITS)}::integer as credits, ${lost} as lost
        from seed_students as student
        join seed_sites as school on school.lea = student.lea and school.site = student.site
        cross join jsonb_to_recordset(${json(TAKEN_EARLIER)}::jsonb) as course(grade text, "courseId" text, "courseTitle" text)
        where student.grade in ('11', '12') offset 0
      ) as drawn
    ) as taken
    window so_far as (partition by lea, student_id order by taken_in)`
