import { formatYearPair, isRolloverSeason, schoolYearOf } from '@edconsole/console-core/contract'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { authorOf } from '../../http/require-caller.ts'
import { refuseBesideRuns, whileRolling } from '../../rollovers/rolling-since.ts'
import { districtWithLea } from '../district-of-call.ts'

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

/**
 * Rolls a district over. Refused at a wrong time: out of season, for a district that has the current year, or beside an
 * import or export; none of those begins until the end.
 */
export const rollOver = async <T>(
  call: Call<undefined>,
  work: (rollover: Rollover) => Promise<T>,
): Promise<T> => {
  const { db, lea } = call
  const at = call.now()
  if (!isRolloverSeason(at)) throw new ApiError(409, 'Rollovers run only from June to October.')
  const { sisYear: from, districtName, timeZone } = await districtWithLea(db, lea)
  if (from >= schoolYearOf(at))
    throw new ApiError(409, `${districtName} is already on ${formatYearPair(from)}.`)
  const rollover = { db, lea, timeZone, from, to: from + 1, by: await authorOf(call), at }
  const check = (trx: Db) => refuseBesideRuns(trx, call, 'Start the rollover when it finishes.')
  return whileRolling(db, { lea, at, check }, () => work(rollover))
}
