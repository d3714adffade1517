import { sql } from 'kysely'
import { json } from '../../db/schema/columns.ts'
import type { Db } from '../../db/schema.ts'
import { COURSE_CATALOGUE } from './course-catalogue.ts'
import { courseOffers } from './course-offers.ts'
import { spread } from './one-of.ts'
import type { SchoolTime } from './school-time.ts'

/**
 * What the rows of the demo are made from: schools and how far they are with their year, who goes there, who sits in which
 * section, who teaches it. They are gone with the transaction.
 * @param rich the district every second of whose schools is filled; of others it is the first and the last one
 */
export const makeWorkingTables = async (
  trx: Db,
  times: readonly SchoolTime[],
  rich: string | null,
): Promise<void> => {
  await makeSites(trx, times, rich)
  await makeStudents(trx)
  await makeSeats(trx)
  await makeSections(trx)
  // Nobody else looks at temporary tables: without this every join of them is planned for a handful of rows.
  for (const table of ['seed_sites', 'seed_students', 'seed_seats', 'seed_sections'])
    await sql`analyze ${sql.table(table)}`.execute(trx)
}

const makeSites = async (trx: Db, times: readonly SchoolTime[], rich: string | null): Promise<void> => {
  await sql`create temporary table seed_sites on commit drop as
    select time.*, site.site, site.site_name, site.place
    from (
      select lea, school_year, source_id as site, data->>'siteName' as site_name,
        case when data->>'lowGrade' in ('06', '09') then 'secondary' else 'elementary' end as level,
        row_number() over (partition by lea order by source_id) as place, count(*) over (partition by lea) as places
      from sis_rows where component = 'sites' and is_active and not is_manual
    ) as site
    join jsonb_to_recordset(${json(times)}::jsonb) as time(lea text, school_year integer, level text, term text,
        term_from text, term_to text, mark_period text, mark_type text, mark_date text, days jsonb)
      on time.lea = site.lea and time.school_year = site.school_year and time.level = site.level
    where site.place in (1, site.places) or (site.lea = ${rich} and site.place % 2 = 1)`.execute(trx)
}

const makeStudents = async (trx: Db): Promise<void> => {
  await sql`create temporary table seed_students on commit drop as
    select row.id, row.lea, row.school_year, row.source_id as student_id, row.source_id::bigint as n, school.site,
      row.data->>'gradeLevel' as grade, row.data->>'lastName' as last_name
    from sis_rows as row
    join seed_sites as school on school.lea = row.lea and school.school_year = row.school_year
      and school.site = row.data->>'siteCode'
    where row.component = 'students' and row.is_active`.execute(trx)
}

const STUDENTS_PER_SECTION = 26

const makeSeats = async (trx: Db): Promise<void> => {
  const n = sql.ref('student.n')
  await sql`create temporary table seed_seats on commit drop as
    select seat.*,
      (100000 + dense_rank() over (partition by lea order by site, course_id, period, part))::text as section_id
    from (
      select student.lea, student.school_year, student.student_id, student.n, student.site, student.grade,
        offer.course_id, offer.period,
        (row_number() over (partition by student.lea, student.site, offer.course_id, offer.period order by student.n) - 1)
          / ${sql.lit(STUDENTS_PER_SECTION)} as part
      from seed_students as student
      join jsonb_to_recordset(${json(courseOffers())}::jsonb)
          as offer(grade text, choice integer, choices integer, course_id text, period integer)
        on offer.grade = student.grade and offer.choice = ${spread(n, 3, sql.ref('offer.choices'))}
    ) as seat`.execute(trx)
}

const makeSections = async (trx: Db): Promise<void> => {
  await sql`create temporary table seed_sections on commit drop as
    with teachers as (
      select lea, school_year, source_id as staff_id, data->>'primarySiteCode' as site,
        row_number() over (partition by lea, data->>'primarySiteCode' order by source_id) - 1 as place,
        count(*) over (partition by lea, data->>'primarySiteCode') as teachers
      from sis_rows where component = 'staff' and is_active and data->>'role' = 'teacher'
    ), sections as (
      select lea, school_year, site, section_id, course_id, period, jsonb_agg(distinct grade) as grades,
        row_number() over (partition by lea, site order by section_id) as place
      from seed_seats group by lea, school_year, site, section_id, course_id, period
    )
    select section.*, course."courseTitle" as course_title, course.department, teacher.staff_id, school.level, school.term, school.term_from, school.term_to,
      school.mark_period, school.mark_type, school.mark_date, school.days
    from sections as section
    join jsonb_to_recordset(${json(COURSE_CATALOGUE)}::jsonb) as course("courseId" text, "courseTitle" text, department text)
      on course."courseId" = section.course_id
    join seed_sites as school on school.lea = section.lea and school.site = section.site
    left join teachers as teacher on teacher.lea = section.lea and teacher.site = section.site
      and teacher.school_year = section.school_year and teacher.place = section.place % teacher.teachers`.execute(
    trx,
  )
}
