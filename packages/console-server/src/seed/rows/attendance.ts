import type { Made } from '../imports/file-of.ts'
import { spread } from './one-of.ts'
import type { SchoolLife } from './school-life.ts'

const DAYS = 5
const KINDS = [
  { code: 'A', category: 'excusedAbsence', reason: 'Family' },
  { code: 'I', category: 'excusedAbsence', reason: 'Illness' },
  { code: 'U', category: 'unexcusedAbsence', reason: 'Not reported' },
  { code: 'T', category: 'tardy', reason: 'Late bus' },
] as const

/** The last days of school: about one student in fifty is away or late. Elementary schools take it once a day. */
export const attendanceRows = ({ sections }: SchoolLife): Made[] =>
  sections.flatMap(({ sectionId, school, period, staffId, pupils }) =>
    pupils.flatMap(({ studentId, n }) =>
      school.time.days.slice(0, DAYS).flatMap((attendanceDate, index) => {
        const drawn = n + (index + 1) * 31
        if (spread(drawn, 31, 50) !== 0) return []
        const { code, category, reason } = KINDS[spread(drawn, 32, KINDS.length)] ?? KINDS[0]
        const byPeriod = school.level === 'secondary'
        return {
          ...{ studentId, siteCode: school.siteCode, attendanceDate, sectionId, termCode: school.time.term },
          ...{ attendanceCode: code, attendanceCategory: category, reason, enteredBy: staffId },
          period: byPeriod ? String(period) : null,
          minutesAbsent: code === 'T' ? 10 : byPeriod ? 55 : 360,
        }
      }),
    ),
  )
