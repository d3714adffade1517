import type { Made } from '../imports/file-of.ts'
import { createRandom } from '../imports/random.ts'
import type { Pupil, SchoolLife, Section } from './school.ts'

const DAYS = 5
/** One student of so many is away or late on a day. */
const AWAY = 17
/** Each code means one thing. */
const ILLNESS = { code: 'I', category: 'excusedAbsence', reason: 'Illness' } as const
const NOT_REPORTED = { code: 'U', category: 'unexcusedAbsence', reason: 'Not reported' } as const
const LATE = { code: 'T', category: 'tardy', reason: 'Late' } as const
const LATE_BUS = { code: 'B', category: 'tardyExcused', reason: 'Late bus' } as const
/** As often as they come. */
const KINDS = [ILLNESS, ILLNESS, ILLNESS, NOT_REPORTED, LATE, LATE_BUS] as const
const MINUTES_LATE = 10

/** The last days of school. Elementary schools take it once a day, and so do those that sent no sections. */
export const attendanceRows = ({ sections, attending }: SchoolLife): Made[] => {
  const seats = new Map(
    sections.flatMap((section) => section.roster.map(({ studentId }) => [studentId, section] as const)),
  )
  return attending.flatMap((pupil) => {
    const section = seats.get(pupil.studentId)
    return pupil.school.time.days.slice(0, DAYS).flatMap((day) => {
      const random = createRandom(`${pupil.studentId} on ${day}`)
      return random.chance(1 / AWAY) ? [rowOf(pupil, section, day, random.pick(KINDS))] : []
    })
  })
}

const rowOf = (
  { studentId, school }: Pupil,
  section: Section | undefined,
  attendanceDate: string,
  { code, category, reason }: (typeof KINDS)[number],
): Made => {
  const byPeriod = section !== undefined && school.level === 'secondary'
  const isLate = code === LATE.code || code === LATE_BUS.code
  return {
    studentId,
    siteCode: school.siteCode,
    attendanceDate,
    ...(section
      ? { sectionId: section.sectionId, termCode: school.time.term, enteredBy: section.staffId }
      : {}),
    attendanceCode: code,
    attendanceCategory: category,
    reason,
    period: byPeriod ? String(section.period) : null,
    minutesAbsent: isLate ? MINUTES_LATE : byPeriod ? 55 : 360,
  }
}
