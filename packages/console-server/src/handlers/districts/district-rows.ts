import { type District, type RunStatus, resources } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { callerDistricts } from '../../db/caller-districts.ts'
import { columnField, maybeEmpty } from '../../db/list-field.ts'
import { listPlan } from '../../db/list-query.ts'
import type { Db } from '../../db/schema.ts'
import type { Caller } from '../../session/caller.ts'

export const districtPlan = listPlan(resources.districts.list, {
  fields: {
    id: columnField('integer', 'districts.id'),
    districtName: columnField('text', 'districts.districtName'),
    lea: columnField('code', 'districts.lea'),
    state: columnField('text', 'districts.state'),
    isActive: columnField('boolean', 'districts.isActive'),
    ncesLeaId: maybeEmpty(columnField('code', 'districts.ncesLeaId')),
    stateLeaId: maybeEmpty(columnField('code', 'districts.stateLeaId')),
    illuminateClientId: columnField('integer', 'districts.illuminateClientId'),
  },
  searched: [sql.ref('districts.districtName'), sql.ref('districts.lea')],
})

/** The caller's districts as `GET /district` shows them (R46). Of secrets it tells when they were saved (R35). */
export const districtRows = (db: Db, caller: Caller) =>
  withLastImport(db, caller)
    .leftJoin('sisApiConfigs as connection', 'connection.districtId', 'districts.id')
    .select(['districts.id', 'districts.lea', 'illuminateClientId', 'districtName', 'districtType'])
    .select(['contactName', 'contactEmailAddress', 'contactPhone'])
    .select(['address1', 'address2', 'city', 'state', 'zip', 'county', 'ncesLeaId', 'stateLeaId'])
    .select(['timeZone', 'website', 'sisYear', 'sisProviderName'])
    .select(['importsEnabled', 'autoImportTime', 'isActive'])
    .select(['connection.sisApiUrl', 'connection.qFilename'])
    .select([savedAt('sisApiKey').as('sisApiKeySavedAt'), savedAt('sisApiSecret').as('sisApiSecretSavedAt')])
    .select(['connection.requestedFromCustomerAt', 'connection.requestedTo'])
    .select(['last.lastImportBatchId', 'last.lastImportStatus', 'last.lastImportAt'])
    .select(['districts.createdAt', 'districts.createdBy', 'districts.updatedAt', 'districts.updatedBy'])
    .$if(caller.isEmployee, (query) => query.select('notes'))

/** One district as its list shows it, after a write. */
export const readDistrict = (db: Db, caller: Caller, id: number): Promise<District> =>
  districtRows(db, caller).where('districts.id', '=', id).executeTakeFirstOrThrow()

const savedAt = (name: 'sisApiKey' | 'sisApiSecret') =>
  sql<string | null>`(select one.saved_at from sis_api_secrets one
    where one.district_id = districts.id and one.name = ${sql.lit(name)})`

export const withLastImport = (db: Db, caller: Caller) =>
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
