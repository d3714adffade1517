import { formatYearPair, isRolloverSeason, schoolYearOf } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { refuseBesideRuns, whileRolling } from './rolling-since.ts'

/** From which year a district is rolled over into the next one; by whom and when. */
export type Rollover = {
  db: Db
  lea: string
  timeZone: string
  from: number
  to: number
  by: string
  at: Date
}

export type RolloverOrder = Pick<Rollover, 'db' | 'lea' | 'by' | 'at'> & {
  /** Of times in messages. */
  wordsZone: string
}

/**
 * Rolls a district over. Refused at a wrong time: out of season, for a district that has the current year, or beside an
 * import or export; none of those begins until the end.
 */
export const rollOver = async <T>(
  { db, lea, by, at, wordsZone }: RolloverOrder,
  work: (rollover: Rollover) => Promise<T>,
): Promise<T> => {
  refuseOutOfSeason(at)
  const {
    sisYear: from,
    districtName,
    timeZone,
  } = await db
    .selectFrom('districts')
    .select(['sisYear', 'districtName', 'timeZone'])
    .where('lea', '=', lea)
    .executeTakeFirstOrThrow()
  if (!isBehind(from, at)) throw new ApiError(409, alreadyOn(districtName, from))
  const check = (trx: Db) =>
    refuseBesideRuns(trx, { lea, timeZone: wordsZone }, 'Start the rollover when it finishes.')
  return whileRolling(db, { lea, at, check }, () => work({ db, lea, timeZone, from, to: from + 1, by, at }))
}

/** @throws ApiError 409 from November to May, by the clock of New York */
export const refuseOutOfSeason = (at: Date): void => {
  if (!isRolloverSeason(at)) throw new ApiError(409, 'Rollovers run only from June to October.')
}

/** True if a district of this year has a next one to be rolled over into. */
export const isBehind = (year: number, at: Date): boolean => year < schoolYearOf(at)

export const alreadyOn = (districtName: string, year: number): string =>
  `${districtName} is already on ${formatYearPair(year)}.`
