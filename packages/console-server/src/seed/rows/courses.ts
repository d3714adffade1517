import { type RawBuilder, sql } from 'kysely'
import { json } from '../../db/schema/columns.ts'
import { COURSE_CATALOGUE } from './course-catalogue.ts'
import { TAKEN_EARLIER } from './transcripts.ts'

/** The whole catalogue in the rich district; in others what somebody takes or took. Electives are a matter of one school. */
export const courseRows = (rich: string | null): RawBuilder<unknown> =>
  sql`select district.lea, district.school_year, course
      || case when course->>'department' = 'Elective' then jsonb_build_object('siteCode', district.site) else '{}' end as data
    from (select lea, school_year, max(site) as site from seed_sites group by lea, school_year) as district
    cross join jsonb_array_elements(${json(COURSE_CATALOGUE)}::jsonb) as course
    where district.lea = ${rich} or exists (select from seed_sections as section
      where section.lea = district.lea and section.course_id = course->>'courseId')
    or (course->>'courseId' in (${sql.join(TAKEN_EARLIER.map(({ courseId }) => courseId))})
      and exists (select from seed_students as student where student.lea = district.lea and student.grade in ('11', '12')))`
