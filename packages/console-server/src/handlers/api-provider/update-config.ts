import {
  type ConnectionField,
  SIS_KINDS,
  type SisApiConfig,
  type SisApiFields,
  type SisApiSecrets,
  type SisSystem,
  type UpdateSisApiConfig,
} from '@edconsole/console-core/contract'
import { aeriesCertificate, cleanSisUrl, isLoopback } from '@edconsole/console-core/schemas'
import { audited } from '../../audit/record-changes.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError, fieldError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { refuseStale } from '../../http/refuse-stale.ts'
import { authorOf } from '../../http/require-caller.ts'
import { answeredConfig, type Connection, connectionOf } from '../../sis/district-connection.ts'
import { isOnServerOf } from '../../sis/token-address.ts'
import { districtOfCall } from '../district-of-call.ts'
import { clearConnection, UNVERIFIED } from './clear-connection.ts'

type System = NonNullable<Connection['system']>

type Given = Partial<SisApiFields & SisApiSecrets>

/**
 * Saves the given parts of a district's SIS connection; what is left out stays, secrets too (R35). A body that only sends
 * the connection changes nothing of it, and what a test found out about it stands.
 */
export const updateConfig = async (call: Call<UpdateSisApiConfig>): Promise<SisApiConfig> => {
  const { db, now, allowLoopback } = call
  const { sent, ...body } = call.body
  const author = await authorOf(call)
  const { id } = await districtOfCall(call)
  const saved = await db.transaction().execute(async (trx) => {
    const district = await lockDistrict(trx, id)
    const stored = await connectionOf(trx, district)
    refuseStale(call, stored.config ?? NEVER_SAVED, 'this connection')
    const record = { kind: 'connection', keys: [id] } as const
    const changes = Object.keys(body).length > 0
    if (!changes) {
      if (sent) await audited(trx, call, record, () => noteSent(trx, stored, { at: now(), by: author }))
      return connectionOf(trx, district)
    }
    return audited(trx, call, record, async () => {
      const system = await systemOf(trx, body.sisSystemId, stored)
      const isNew = system.id !== stored.system?.id
      const next = checkConfig(
        body,
        system,
        isNew ? { config: undefined, secrets: [] } : stored,
        allowLoopback,
      )
      if (isNew) {
        await clearConnection(trx, id)
        await trx
          .updateTable('districts')
          .set({ sisProviderName: system.name })
          .where('id', '=', id)
          .execute()
      }
      const changed = { ...next, ...UNVERIFIED, updatedAt: now(), updatedBy: author }
      await trx
        .insertInto('sisApiConfigs')
        .values({ districtId: id, createdAt: now(), createdBy: author, ...changed })
        .onConflict((conflict) => conflict.column('districtId').doUpdateSet(changed))
        .execute()
      await saveSecrets(trx, call, { districtId: id, address: next.sisApiUrl, savedBy: author })
      const after = await connectionOf(trx, await lockDistrict(trx, id))
      if (!sent) return after
      await noteSent(trx, after, { at: now(), by: author })
      return connectionOf(trx, await lockDistrict(trx, id))
    })
  })
  const [config] = answeredConfig(saved)
  if (!config) throw new Error(`The connection of district ${id} was not saved.`)
  return config
}

const NEVER_SAVED = { updatedAt: null, updatedBy: null }

/** What is handed over to the provider has to be whole. */
const noteSent = async (
  trx: Db,
  connection: Connection,
  { at, by }: { at: Date; by: string },
): Promise<void> => {
  const [answer] = answeredConfig(connection)
  const missing = answer ? answer.missingFields[0] : 'sisSystemId'
  if (missing !== undefined) throw new ApiError(400, `'${missing}' is needed before it is sent.`, missing)
  await trx
    .updateTable('sisApiConfigs')
    .set({ sentAt: at, sentBy: by })
    .where('districtId', '=', answer?.districtId ?? 0)
    .execute()
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
    throw new ApiError(400, `'${field}' is required: the district has no SIS yet.`, field)
  }
  const chosen = await trx.selectFrom('sisSystems').selectAll().where('id', '=', id).executeTakeFirst()
  if (chosen) return chosen
  throw fieldError({ field, message: "this SIS doesn't exist" })
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

/**
 * What the connection will hold, apart from secrets: the given fields over the stored ones.
 * Refused when the system has no such field, or when something that it needs would be missing.
 */
const checkConfig = (
  body: Given,
  system: System,
  stored: Pick<Connection, 'config' | 'secrets'>,
  allowLoopback: boolean,
) => {
  for (const field of Object.keys(body)) checkKind(field, body, system)
  checkCertificate(body.sisApiKey, system.kind)
  const { sisApiUrl, tokenUrl, qFilename, entityId, apiSchoolYearId } = { ...stored.config, ...body }
  const next = {
    sisApiUrl: sisApiUrl ? cleanSisUrl(sisApiUrl).url : null,
    tokenUrl: tokenUrl ?? null,
    qFilename: qFilename ?? null,
    entityId: entityId ?? null,
    apiSchoolYearId: apiSchoolYearId ?? null,
  }
  const secrets = stored.secrets.map(({ name }) => [name, true])
  const all: Readonly<Record<string, unknown>> = { ...Object.fromEntries(secrets), ...body, ...next }
  const missing = system.requiredFields.find((field) => !all[field])
  if (missing !== undefined) throw new ApiError(400, `'${missing}' is required for ${system.name}.`, missing)
  if (next.sisApiUrl && !allowLoopback && isLoopback(new URL(next.sisApiUrl).hostname))
    throw fieldError({ field: 'sisApiUrl', message: 'it points to this server' })
  if (next.sisApiUrl && next.tokenUrl && !isOnServerOf(next.sisApiUrl, next.tokenUrl))
    throw fieldError({ field: 'tokenUrl', message: 'it must be on the same server as the API URL' })
  return next
}

const checkKind = (field: string, body: Given, { name, kind }: System): void => {
  const own: readonly string[] = ['sisSystemId', ...SIS_KINDS[kind].fields]
  if (own.includes(field) || body[field as ConnectionField] === null) return
  throw fieldError({ field, message: `${name} has no such field` })
}

const checkCertificate = (key: string | undefined, kind: SisSystem['kind']): void => {
  if (key === undefined || kind !== 'aeries') return
  const fault = aeriesCertificate.safeParse(key).error?.issues[0]
  if (fault) throw fieldError({ field: 'sisApiKey', message: fault.message })
}
