import { type RawBuilder, sql } from 'kysely'
import { spread } from './one-of.ts'

const DAYS = 5
const missing = spread(sql`(seat.n + day.number * 31)`, 31, 50)
const code = spread(sql`(seat.n + day.number * 31)`, 32, 4)
const ofCode = (...words: [string, string, string, string]): RawBuilder<string> =>
  sql`(${words}::text[])[1 + ${code}]`

/** The last days of school: about one student in fifty is away or late. Elementary schools take it once a day. */
export const attendanceRows = (): RawBuilder<unknown> =>
  sql`select seat.lea, seat.school_year, jsonb_build_object(
      'studentId', seat.student_id, 'siteCode', seat.site, 'attendanceDate', day.day,
      'period', case when section.level = 'secondary' then seat.period::text end, 'sectionId', seat.section_id,
      'termCode', section.term, 'attendanceCode', ${ofCode('A', 'I', 'U', 'T')},
      'attendanceCategory', ${ofCode('excusedAbsence', 'excusedAbsence', 'unexcusedAbsence', 'tardy')},
      'minutesAbsent', case when ${code} = 3 then 10 when section.level = 'secondary' then 55 else 360 end,
      'reason', ${ofCode('Family', 'Illness', 'Not reported', 'Late bus')}, 'enteredBy', section.staff_id) as data
    from seed_seats as seat
    join seed_sections as section on section.lea = seat.lea and section.section_id = seat.section_id
    cross join lateral jsonb_array_elements_text(section.days) with ordinality as day(day, number)
    where day.number <= ${sql.lit(DAYS)} and ${missing} = 0`
