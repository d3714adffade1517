import { type RawBuilder, sql } from 'kysely'
import { oneOf, spread } from './one-of.ts'

const n = sql.ref('seat.n')
const LOCATIONS = ['classroom', 'hallway', 'cafeteria', 'playground', 'bus', 'gym', 'online'] as const
const CASES = {
  violationCode: ['DISR', 'DEF', 'FIGHT', 'TECH', 'TARDY', 'VAND'],
  behaviorCategory: ['disruption', 'defiance', 'fighting', 'technology', 'attendance', 'vandalism'],
  dispositionCode: ['WARN', 'CONF', 'ISS', 'WARN', 'DET', 'REST'],
  dispositionCategory: ['warning', 'conference', 'inSchoolSuspension', 'warning', 'detention', 'restorative'],
} as const
const ofCase = (field: keyof typeof CASES) => oneOf(CASES[field], spread(n, 41, 6))
const suspended = sql`${spread(n, 41, 6)} = 2`

/** One incident for about one student in sixty, on one of the last days of school. */
export const behaviorRows = (): RawBuilder<unknown> =>
  sql`select seat.lea, seat.school_year, jsonb_build_object(
      'incidentId', seat.school_year || '-' || lpad((row_number() over (partition by seat.lea order by seat.n))::text, 5, '0'),
      'studentId', seat.student_id, 'siteCode', seat.site, 'gradeLevel', seat.grade, 'incidentDate', at.day,
      'incidentTime', lpad((8 + ${spread(n, 42, 7)})::text, 2, '0') || ':' || lpad((${spread(n, 43, 12)} * 5)::text, 2, '0'),
      'location', ${oneOf(LOCATIONS, spread(n, 44, 7))}, 'violationCode', ${ofCase('violationCode')},
      'behaviorCategory', ${ofCase('behaviorCategory')}, 'participantRole', 'perpetrator',
      'dispositionCode', ${ofCase('dispositionCode')}, 'dispositionCategory', ${ofCase('dispositionCategory')},
      'dispositionStartDate', case when ${suspended} then at.day end,
      'dispositionEndDate', case when ${suspended} then at.day end,
      'days', case when ${suspended} then 1 end, 'referredByStaffId', section.staff_id,
      'description', 'Seen by the teacher and talked over with the student.') as data
    from seed_seats as seat
    join seed_sections as section on section.lea = seat.lea and section.section_id = seat.section_id
    cross join lateral (select section.days->>${spread(n, 45, 20)} as day) as at
    where ${spread(n, 46, 60)} = 0 and at.day is not null`
