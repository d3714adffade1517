import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call } from '../http/handler.ts'
import { numberParam } from '../http/params.ts'

/** The district of a call that carries its code; a number in the address must be the same district's. */
export const districtOfCall = async (call: Pick<Call, 'db' | 'lea' | 'params'>) => {
  const district = await districtWithLea(call.db, call.lea)
  if (call.params.id === undefined || numberParam(call) === district.id) return district
  throw new ApiError(404, 'No district has this ID and code.')
}

/** The same for a call whose number is that of something else in the district. */
export const districtWithLea = (db: Db, lea: string) =>
  db.selectFrom('districts').selectAll().where('lea', '=', lea).executeTakeFirstOrThrow()
