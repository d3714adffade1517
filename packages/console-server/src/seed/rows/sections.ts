import { type RawBuilder, sql } from 'kysely'

/** Every section that somebody sits in. One without a teacher is a school's that has none. */
export const sectionRows = (): RawBuilder<unknown> =>
  sql`select section.lea, section.school_year, jsonb_build_object(
      'sectionId', section.section_id, 'courseId', section.course_id, 'siteCode', section.site, 'termCode', section.term,
      'sectionTitle', section.course_title || ' P' || section.period,
      'classType', case when section.department = 'Homeroom' then 'homeroom' else 'scheduled' end,
      'primaryStaffId', section.staff_id, 'coTeacherIds', '[]'::jsonb,
      'periods', jsonb_build_array(section.period::text),
      'room', chr((65 + section.place % 5)::integer) || (1 + section.place % 30),
      'startDate', section.term_from, 'endDate', section.term_to, 'maxStudents', 30, 'gradeLevels', section.grades) as data
    from seed_sections as section`

/** Who sits in it. */
export const rosterRows = (): RawBuilder<unknown> =>
  sql`select seat.lea, seat.school_year, jsonb_build_object(
      'studentId', seat.student_id, 'sectionId', seat.section_id, 'siteCode', seat.site, 'startDate', section.term_from,
      'termCode', section.term, 'courseId', seat.course_id, 'role', 'student', 'period', seat.period::text) as data
    from seed_seats as seat
    join seed_sections as section on section.lea = seat.lea and section.section_id = seat.section_id`
