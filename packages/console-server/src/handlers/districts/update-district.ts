import {
  type District,
  districtFieldRule,
  satisfies,
  type UpdateDistrict,
} from '@edconsole/console-core/contract'
import { DISTRICT_RULES } from '@edconsole/console-core/schemas'
import { ApiError } from '../../http/api-error.ts'
import { authorOf } from '../../http/author-of.ts'
import { checkCrossRules } from '../../http/check-cross-rules.ts'
import type { Call } from '../../http/handler.ts'
import { refuseStale } from '../../http/refuse-stale.ts'
import { requireCaller } from '../../http/require-caller.ts'
import { clearConnection } from '../api-provider/clear-connection.ts'
import { districtOfCall } from '../district-of-call.ts'
import { checkSisProvider, checkSisYear, refuseMovingYearBesideRuns } from './check-sis.ts'
import { readDistrict } from './district-rows.ts'

/** Changes the given fields, each of which somebody may have to be allowed to change (R47). */
export const updateDistrict = async (call: Call<UpdateDistrict>): Promise<District> => {
  const { db, now, body } = call
  const caller = requireCaller(call)
  checkFields(call, Object.keys(body))
  const author = await authorOf(call)
  const { id } = await districtOfCall(call)
  await db.transaction().execute(async (trx) => {
    const stored = await trx
      .selectFrom('districts')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    refuseStale(call, stored, 'this district')
    if (Object.keys(body).length === 0) return
    checkCrossRules(DISTRICT_RULES, stored, body)
    const { sisProviderName, sisYear } = body
    // What is stored may be older: it does not stand in the way of saving it again.
    if (sisYear !== undefined && sisYear !== stored.sisYear) {
      checkSisYear(sisYear, now())
      await refuseMovingYearBesideRuns(trx, { lea: stored.lea, timeZone: call.timeZone })
    }
    if (sisProviderName !== undefined && sisProviderName !== stored.sisProviderName) {
      await checkSisProvider(trx, sisProviderName)
      await clearConnection(trx, id)
    }
    await trx
      .updateTable('districts')
      .set({ ...body, updatedAt: now(), updatedBy: author })
      .where('id', '=', id)
      .execute()
  })
  return readDistrict(db, caller, id)
}

const checkFields = (call: Call<UpdateDistrict>, fields: readonly string[]): void => {
  const { reachableRoles } = requireCaller(call)
  for (const field of fields) {
    const rule = districtFieldRule(field)
    if (!satisfies(rule, reachableRoles, call.employeeAccess))
      throw new ApiError(403, `Changing '${field}' requires ${rule.all.join(' and ')}.`, field)
  }
}
