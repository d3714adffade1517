import {
  type District,
  districtFieldRule,
  satisfies,
  type UpdateDistrict,
} from '@edconsole/console-core/contract'
import { DISTRICT_RULES } from '@edconsole/console-core/schemas'
import { sql } from 'kysely'
import { audited } from '../audit/record-changes.ts'
import { runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { limitParam } from '../http/params.ts'
import { checkCrossRules } from '../http/read-body.ts'
import { refuseStale } from '../http/refuse-stale.ts'
import { authorOf, requireCaller } from '../http/require-caller.ts'
import { beginConnection } from './api-provider/begin-connection.ts'
import { clearConnection } from './api-provider/clear-connection.ts'
import { districtOfCall } from './district-of-call.ts'
import { checkSisProvider, checkSisYear, refuseMovingYearBesideRuns } from './districts/check-sis.ts'
import { createDistrict } from './districts/create-district.ts'
import { districtPlan, districtRows, readDistrict, withLastImport } from './districts/district-rows.ts'
import { requestFromCustomer } from './districts/request-from-customer.ts'

/** Changes the given fields, each of which may need a role of its own (R47). */
const updateDistrict = async (call: Call<UpdateDistrict>): Promise<District> => {
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
    const isOtherSis = sisProviderName !== undefined && sisProviderName !== stored.sisProviderName
    if (isOtherSis) await checkSisProvider(trx, sisProviderName)
    const save = async () => {
      if (isOtherSis) await clearConnection(trx, id)
      if (isOtherSis && sisProviderName) await beginConnection(trx, id, { at: now(), author })
      await trx
        .updateTable('districts')
        .set({ ...body, updatedAt: now(), updatedBy: author })
        .where('id', '=', id)
        .execute()
    }
    await audited(trx, call, { kind: 'district', keys: [id] }, () =>
      audited(trx, call, { kind: 'connection', keys: [id] }, save),
    )
  })
  return readDistrict(db, caller, id)
}

export const districtHandlers = {
  'districts.all': async (call) => {
    const limit = limitParam(call)
    return withLastImport(call.db, requireCaller(call))
      .select(['id', 'districts.lea', 'districtName', 'state', 'isActive', 'last.lastImportStatus'])
      .orderBy(sql`lower(district_name) collate "C", id`)
      .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
      .execute()
  },
  'districts.list': async (call) => {
    const districts = districtRows(call.db, requireCaller(call)).$if(call.lea !== '', (query) =>
      query.where('districts.lea', '=', call.lea),
    )
    return runList(districts, districtPlan, parseListQuery(districtPlan, call.query))
  },
  'districts.create': createDistrict,
  'districts.update': updateDistrict,
  'districts.requestFromCustomer': requestFromCustomer,
} satisfies Partial<Handlers>

const checkFields = (call: Call<UpdateDistrict>, fields: readonly string[]): void => {
  const { reachableRoles } = requireCaller(call)
  for (const field of fields) {
    const rule = districtFieldRule(field)
    if (!satisfies(rule, reachableRoles, call.employeeAccess))
      throw new ApiError(403, `Changing '${field}' requires ${rule.all.join(' and ')}.`, field)
  }
}
