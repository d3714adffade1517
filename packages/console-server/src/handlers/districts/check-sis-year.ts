import { fieldError } from '../../http/field-error.ts'
import { knownSchoolYears } from '../reference/known-school-years.ts'

/** The year of a district's data is one that `/school-year` knows (R31); the last step of a rollover moves it by one (R26). */
export const checkSisYear = (sisYear: number | undefined, now: Date): void => {
  const { first, last } = knownSchoolYears(now)
  if (sisYear === undefined || (sisYear >= first && sisYear <= last)) return
  const field = 'sisYear'
  throw fieldError({
    field,
    message: `it must be the year in which a school year from ${first} to ${last} begins`,
  })
}
