import type { Made } from '../imports/file-of.ts'
import { oneOf, spread } from './one-of.ts'
import type { SchoolLife } from './school.ts'

const LOCATIONS = ['classroom', 'hallway', 'cafeteria', 'playground', 'bus', 'gym', 'online'] as const
const CASES = [
  ['DISR', 'disruption', 'WARN', 'warning'],
  ['DEF', 'defiance', 'CONF', 'conference'],
  ['FIGHT', 'fighting', 'ISS', 'inSchoolSuspension'],
  ['TECH', 'technology', 'WARN', 'warning'],
  ['TARDY', 'attendance', 'DET', 'detention'],
  ['VAND', 'vandalism', 'REST', 'restorative'],
] as const

/** One incident for about one student in sixty, on one of the last days of school. */
export const behaviorRows = ({ district, sections }: SchoolLife): Made[] =>
  sections
    .flatMap((section) => section.pupils.map((pupil) => ({ section, pupil })))
    .filter(({ section, pupil }) => spread(pupil.n, 46, 60) === 0 && dayOf(section.school.time.days, pupil.n))
    .sort((a, b) => a.pupil.n - b.pupil.n)
    .map(({ section: { school, staffId }, pupil: { studentId, grade, n } }, index) => {
      const [violation, category, disposition, dispositionCategory] =
        CASES[spread(n, 41, CASES.length)] ?? CASES[0]
      const day = dayOf(school.time.days, n)
      const suspended = dispositionCategory === 'inSchoolSuspension'
      return {
        incidentId: `${district.sisYear}-${String(index + 1).padStart(5, '0')}`,
        studentId,
        siteCode: school.siteCode,
        gradeLevel: grade,
        incidentDate: day,
        incidentTime: `${twoDigits(8 + spread(n, 42, 7))}:${twoDigits(spread(n, 43, 12) * 5)}`,
        location: oneOf(LOCATIONS, spread(n, 44, 7)),
        violationCode: violation,
        behaviorCategory: category,
        participantRole: 'perpetrator',
        dispositionCode: disposition,
        dispositionCategory,
        referredByStaffId: staffId,
        ...(suspended ? { dispositionStartDate: day, dispositionEndDate: day, days: 1 } : {}),
        description: 'Seen by the teacher and talked over with the student.',
      }
    })

const dayOf = (days: readonly string[], n: number): string | undefined => days[spread(n, 45, 20)]
const twoDigits = (number: number): string => String(number).padStart(2, '0')
