import type { Made } from '../imports/file-of.ts'
import { COURSE_CATALOGUE } from './course-catalogue.ts'
import { courseOffers } from './course-offers.ts'
import { spread } from './one-of.ts'
import type { Pupil, School, SchoolLife, Section } from './school.ts'

const PUPILS_PER_SECTION = 26
const OFFERS = Map.groupBy(courseOffers(), ({ grade }) => grade)
const COURSES = new Map(COURSE_CATALOGUE.map((course) => [course.courseId, course]))

/** One in this many students was left out of the sections, and one in this many sections has no teacher. */
const SEATLESS = 493
const UNTAUGHT = 215

/**
 * Divides students between the courses of their grade, and these into sections.
 * @param told those of whom everything is told
 */
export const makeSections = (listed: readonly Pupil[], told: ReadonlySet<Pupil>): Section[] => {
  const seats = listed.flatMap((pupil, index) => {
    const offers = index % SEATLESS === SEATLESS - 1 ? [] : (OFFERS.get(pupil.grade) ?? [])
    const offer = offers[spread(pupil.n, 3, Math.max(1, offers.length))]
    return offer ? [{ pupil, offer }] : []
  })
  const classes = Map.groupBy(
    seats,
    ({ pupil, offer }) => `${pupil.school.siteCode} ${offer.course_id} ${offer.period}`,
  )
  const places = new Map<School, number>()
  let number = 100_000
  return [...classes.keys()].sort().flatMap((key) => {
    const all = classes.get(key) ?? []
    return Array.from({ length: Math.ceil(all.length / PUPILS_PER_SECTION) }, (_, part) =>
      all.slice(part * PUPILS_PER_SECTION, (part + 1) * PUPILS_PER_SECTION),
    ).flatMap((some): Section[] => {
      const [first] = some
      const course = COURSES.get(first?.offer.course_id ?? '')
      if (!first || !course) return []
      const { school } = first.pupil
      const place = (places.get(school) ?? 0) + 1
      places.set(school, place)
      number += 1
      return [
        {
          sectionId: String(number),
          course,
          school,
          place,
          period: first.offer.period,
          staffId:
            number % UNTAUGHT === 0
              ? null
              : (school.teachers[place % Math.max(1, school.teachers.length)] ?? null),
          grades: [...new Set(some.map(({ pupil }) => pupil.grade))].sort(),
          roster: some.map(({ pupil }) => pupil),
          pupils: some.flatMap(({ pupil }) => (told.has(pupil) ? [pupil] : [])),
        },
      ]
    })
  })
}

/** Every section that has students. */
export const sectionRows = ({ sections }: SchoolLife): Made[] =>
  sections.map(({ sectionId, course, school, period, place, staffId, grades }) => ({
    sectionId,
    courseId: course.courseId,
    siteCode: school.siteCode,
    termCode: school.time.term,
    sectionTitle: `${course.courseTitle} P${period}`,
    classType: course.department === 'Homeroom' ? 'homeroom' : 'scheduled',
    primaryStaffId: staffId,
    periods: [String(period)],
    maxStudents: 30,
    gradeLevels: grades,
    room: `${String.fromCharCode(65 + (place % 5))}${1 + (place % 30)}`,
    startDate: school.time.termFrom,
    endDate: school.time.termTo,
  }))

/** Who sits in it. */
export const rosterRows = ({ sections }: SchoolLife): Made[] =>
  sections.flatMap(({ sectionId, course, school, period, roster }) =>
    roster.map(({ studentId, exitDate }) => ({
      studentId,
      sectionId,
      siteCode: school.siteCode,
      startDate: school.time.termFrom,
      endDate: exitDate,
      termCode: school.time.term,
      courseId: course.courseId,
      role: 'student',
      period: String(period),
    })),
  )
