import type { Db } from '../../db/schema.ts'
import { ApiError, fieldError } from '../../http/api-error.ts'
import { refuseBesideRuns, rollingSince, rollingThen } from '../../rollovers/rolling-since.ts'
import { knownSchoolYears } from '../reference/known-school-years.ts'

/** The year of a district's data is one that `/school-year` knows (R31); the last step of a rollover moves it by one (R26). */
export const checkSisYear = (sisYear: number | undefined, now: Date): void => {
  const { first, last } = knownSchoolYears(now)
  if (sisYear === undefined || (sisYear >= first && sisYear <= last)) return
  const field = 'sisYear'
  throw fieldError({
    field,
    message: `it must be the start year of a school year, from ${first} to ${last}`,
  })
}

const THEN = 'Change the year when it finishes.'

/** What runs reads and writes the year that it began with. */
export const refuseMovingYearBesideRuns = async (
  trx: Db,
  { lea, timeZone }: { lea: string; timeZone: string },
): Promise<void> => {
  await refuseBesideRuns(trx, { lea, timeZone }, THEN)
  const rolling = await rollingSince(trx, lea)
  if (rolling !== null) throw new ApiError(409, rollingThen(rolling, THEN, timeZone), 'sisYear')
}

/** The system that a district names must be one of `/sis-systems`. */
export const checkSisProvider = async (db: Db, name: string | null | undefined): Promise<void> => {
  if (name === null || name === undefined) return
  const known = await db.selectFrom('sisSystems').select('id').where('name', '=', name).executeTakeFirst()
  if (known) return
  const field = 'sisProviderName'
  throw fieldError({ field, message: "this SIS doesn't exist" })
}
