import type { RunStatus } from '@edconsole/console-core/contract'
import { resources } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { callerDistricts } from '../db/caller-districts.ts'
import { columnField } from '../db/list-field.ts'
import { listPlan, runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/handler.ts'
import { requireCaller } from '../http/require-caller.ts'
import type { Caller } from '../session/caller.ts'

const plan = listPlan(resources.districts.list, {
  fields: {
    id: columnField('integer', 'districts.id'),
    districtName: columnField('text', 'districts.districtName'),
    lea: columnField('code', 'districts.lea'),
    state: columnField('text', 'districts.state'),
    isActive: columnField('boolean', 'districts.isActive'),
  },
  searched: [sql.ref('districts.districtName'), sql.ref('districts.lea')],
})

export const districtHandlers = {
  'districts.all': async (call) =>
    withLastImport(call.db, requireCaller(call))
      .select(['id', 'districts.lea', 'districtName', 'state', 'isActive', 'last.lastImportStatus'])
      .orderBy(sql`lower(district_name) collate "C", id`)
      .execute(),
  'districts.list': async (call) => {
    const districts = withLastImport(call.db, requireCaller(call))
      .select(['id', 'districts.lea', 'illuminateClientId', 'districtName', 'districtType'])
      .select(['contactName', 'contactEmailAddress', 'contactPhone'])
      .select(['address1', 'address2', 'city', 'state', 'zip', 'county', 'ncesLeaId', 'stateLeaId'])
      .select(['timeZone', 'website', 'sisYear', 'sisProviderName', 'sisApiUrl', 'qFilename'])
      .select(['importsEnabled', 'autoImportTime', 'isActive'])
      .select(['last.lastImportBatchId', 'last.lastImportStatus', 'last.lastImportAt'])
      .$if(call.lea !== '', (query) => query.where('districts.lea', '=', call.lea))
    return runList(districts, plan, parseListQuery(plan, call.query))
  },
} satisfies Partial<Handlers>

const withLastImport = (db: Db, caller: Caller) =>
  callerDistricts(db, caller).leftJoinLateral(
    (eb) =>
      eb
        .selectFrom('importBatches')
        .select(['batchId as lastImportBatchId', 'startedAt as lastImportAt'])
        .select(sql<RunStatus>`import_batches.status`.as('lastImportStatus'))
        .whereRef('importBatches.lea', '=', 'districts.lea')
        .orderBy('startedAt', 'desc')
        .orderBy('batchId', 'desc')
        .limit(1)
        .as('last'),
    (join) => join.onTrue(),
  )
