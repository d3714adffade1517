import type { SisComponent } from '@edconsole/console-core/contract'
import { lengthOf, type Share } from './share.ts'

/** The components of which a database for trials of size has rows, those that others refer to first. */
export const SCALE_COMPONENTS = [
  'sites',
  'staff',
  'students',
  'gradingPeriods',
  'courses',
  'sections',
  'enrollment',
  'roster',
] as const satisfies readonly SisComponent[]
export type ScaleComponent = (typeof SCALE_COMPONENTS)[number]

export type SchoolParts = Readonly<Record<ScaleComponent, number>>

const STUDENTS_PER_SITE = 600
const STUDENTS_PER_STAFF = 16
const STUDENTS_PER_SECTION = 13
const STUDENTS_PER_COURSE = 4
const COURSES_MAX = 40
const TERMS = 2

export const sitesFor = (students: number): number => Math.max(1, Math.ceil(students / STUDENTS_PER_SITE))

/** How many rows of each component a district has; together they are as many as it shall have. */
export const partsOf = (rows: Share, students: Share): SchoolParts => {
  let left = lengthOf(rows)
  const take = (wanted: number): number => {
    const taken = Math.min(wanted, left)
    left -= taken
    return taken
  }
  const people = take(lengthOf(students))
  const sites = take(sitesFor(people))
  return {
    students: people,
    sites,
    staff: take(Math.ceil(people / STUDENTS_PER_STAFF)),
    gradingPeriods: take(sites * TERMS),
    courses: take(Math.min(COURSES_MAX, Math.ceil(people / STUDENTS_PER_COURSE))),
    // Two of each site at least, so that nobody is in one twice.
    sections: take(Math.max(Math.ceil(people / STUDENTS_PER_SECTION) + 1, sites * 2)),
    enrollment: take(people),
    roster: left,
  }
}
