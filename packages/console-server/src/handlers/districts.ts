import { sql } from 'kysely'
import { runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import type { Handlers } from '../http/handler.ts'
import { requireCaller } from '../http/require-caller.ts'
import { createDistrict } from './districts/create-district.ts'
import { districtPlan, districtRows, withLastImport } from './districts/district-rows.ts'
import { requestFromCustomer } from './districts/request-from-customer.ts'
import { updateDistrict } from './districts/update-district.ts'

export const districtHandlers = {
  'districts.all': async (call) =>
    withLastImport(call.db, requireCaller(call))
      .select(['id', 'districts.lea', 'districtName', 'state', 'isActive', 'last.lastImportStatus'])
      .orderBy(sql`lower(district_name) collate "C", id`)
      .execute(),
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
