import type { SisApiConfig, UpdateSisApiConfig } from '@edconsole/console-core/contract'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { authorOf } from '../../http/author-of.ts'
import { fieldError } from '../../http/field-error.ts'
import type { Call } from '../../http/handler.ts'
import { districtOfCall } from '../district-of-call.ts'
import { answeredConfig } from './answered-config.ts'
import { checkConfig } from './check-config.ts'
import { clearConnection, UNVERIFIED } from './clear-connection.ts'
import { type Connection, connectionOf } from './connection-of.ts'

/** Saves the given parts of a district's SIS connection; what is left out stays, secrets too (R35). */
export const updateConfig = async (call: Call<UpdateSisApiConfig>): Promise<SisApiConfig> => {
  const { db, body, now, allowLoopback } = call
  const author = await authorOf(call)
  const { id } = await districtOfCall(call)
  const saved = await db.transaction().execute(async (trx) => {
    const district = await lockDistrict(trx, id)
    const stored = await connectionOf(trx, district)
    const system = await systemOf(trx, body.sisSystemId, stored)
    const isNew = system.id !== stored.system?.id
    const next = checkConfig(body, system, isNew ? { config: undefined, secrets: [] } : stored, allowLoopback)
    if (isNew) {
      await clearConnection(trx, id)
      await trx.updateTable('districts').set({ sisProviderName: system.name }).where('id', '=', id).execute()
    }
    const changed = { ...next, ...UNVERIFIED, updatedAt: now(), updatedBy: author }
    await trx
      .insertInto('sisApiConfigs')
      .values({ districtId: id, createdAt: now(), createdBy: author, ...changed })
      .onConflict((conflict) => conflict.column('districtId').doUpdateSet(changed))
      .execute()
    await saveSecrets(trx, call, { districtId: id, address: next.sisApiUrl, savedBy: author })
    return connectionOf(trx, await lockDistrict(trx, id))
  })
  const [config] = answeredConfig(saved)
  if (!config) throw new Error(`The connection of district ${id} was not saved.`)
  return config
}

const lockDistrict = (trx: Db, id: number) =>
  trx
    .selectFrom('districts')
    .select(['id', 'sisProviderName'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

const systemOf = async (trx: Db, id: number | undefined, { system }: Connection) => {
  const field = 'sisSystemId'
  if (id === undefined) {
    if (system) return system
    throw new ApiError(400, `'${field}' is needed: the district has no SIS system yet.`, field)
  }
  const chosen = await trx.selectFrom('sisSystems').selectAll().where('id', '=', id).executeTakeFirst()
  if (chosen) return chosen
  throw fieldError({ field, message: `no SIS system has the number ${id}` })
}

/** Each secret is bound to the address that it was entered for. */
const saveSecrets = async (
  trx: Db,
  { body, secrets, now }: Call<UpdateSisApiConfig>,
  { address, ...bound }: { districtId: number; address: string | null; savedBy: string },
): Promise<void> => {
  for (const name of ['sisApiKey', 'sisApiSecret'] as const) {
    const secret = body[name]
    if (secret === undefined || address === null) continue
    const saved = { sealed: secrets.seal(secret), address, savedAt: now(), savedBy: bound.savedBy }
    await trx
      .insertInto('sisApiSecrets')
      .values({ districtId: bound.districtId, name, ...saved })
      .onConflict((conflict) => conflict.columns(['districtId', 'name']).doUpdateSet(saved))
      .execute()
  }
}
