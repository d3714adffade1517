import {
  DELIVERY_METHODS,
  type Export,
  type ExportFields,
  type NewExport,
  type UpdateExport,
} from '@edconsole/console-core/contract'
import { type CheckedExport, EXPORT_RULES } from '@edconsole/console-core/schemas'
import { sql } from 'kysely'
import { auditCreated, audited } from '../../audit/record-changes.ts'
import { json } from '../../db/schema/columns.ts'
import type { ExportSecretName, ExportsTable } from '../../db/schema/exports.ts'
import type { KeptSecret } from '../../db/schema/federated.ts'
import type { Db } from '../../db/schema.ts'
import { deliversBy } from '../../exports/delivery/connect-by.ts'
import { productFault } from '../../exports/product-fault.ts'
import { ApiError, fieldError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { numberParam } from '../../http/params.ts'
import { checkCrossRules } from '../../http/read-body.ts'
import { refuseDuplicates } from '../../http/refuse-duplicates.ts'
import { refuseStale } from '../../http/refuse-stale.ts'
import { authorOf } from '../../http/require-caller.ts'
import type { Secrets } from '../../secrets/secrets.ts'
import { districtOfCall } from '../district-of-call.ts'
import { lockExport, readExport } from './export-rows.ts'

type About = { lea: string; schoolYear: number; productId: number }

const TAKEN = {
  exports_name: { field: 'name', message: "'name' is already used by another export this year." },
}

/** Adds an export; what it leaves out is the usual. */
export const createExport = async (call: Call<NewExport>): Promise<Export> => {
  const { password, privateKey, ...given } = call.body
  const { lea, sisYear } = await districtOfCall(call)
  const by = await authorOf(call)
  const secrets = mergeSecrets({}, { password, privateKey }, { seal: call.secrets.seal, now: call.now() })
  const fields = {
    schoolYear: sisYear,
    isEnabled: false,
    exportType: 'oneroster11Csv' as const,
    host: null,
    username: null,
    remotePath: null,
    fileNamePattern: '{lea}_{component}_{yyyyMMdd}.csv',
    scheduleEnabled: false,
    scheduleTime: null,
    scheduleDays: [],
    ...given,
    port: portOf(given.deliveryMethod, given.port),
  }
  return refuseDuplicates(TAKEN, () =>
    call.db.transaction().execute(async (trx) => {
      await checkExport(trx, { ...fields, lea }, {}, { ...fields, ...has(secrets) })
      const { id } = await trx
        .insertInto('exports')
        .values({
          ...rowOf(fields),
          lea,
          secrets: json(secrets),
          components: json(fields.components),
          createdAt: call.now(),
          createdBy: by,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await auditCreated(trx, call, { kind: 'export', keys: [id] })
      return readExport(trx, id, { lea, now: call.now() })
    }),
  )
}

/** Changes what the body names. A secret that is not among it stays. */
export const updateExport = async (call: Call<UpdateExport>): Promise<Export> => {
  const id = numberParam(call)
  const { password, privateKey, ...given } = call.body
  checkEncryption(call.query.encryptPassword, password)
  const by = await authorOf(call)
  return refuseDuplicates(TAKEN, () =>
    call.db.transaction().execute(async (trx) => {
      const stored = await lockExport(trx, call.lea, id)
      refuseStale(call, stored, 'this export')
      keepPasswordAtHost(stored, { host: given.host, password, privateKey })
      const secrets = mergeSecrets(
        stored.secrets,
        { password, privateKey },
        { seal: call.secrets.seal, now: call.now() },
      )
      const changes = { ...given, ...portAfter(stored, given) }
      await checkExport(
        trx,
        stored,
        { ...stored, ...has(stored.secrets) },
        {
          ...changes,
          ...(password !== undefined && { password: has(secrets).password }),
          ...(privateKey !== undefined && { privateKey: has(secrets).privateKey }),
        },
      )
      await audited(trx, call, { kind: 'export', keys: [id] }, () =>
        trx
          .updateTable('exports')
          .set({
            ...rowOf(changes),
            secrets: json(secrets),
            ...(makesKnownAnew(given, { password, privateKey }) ? { hostKey: null } : {}),
            updatedAt: call.now(),
            updatedBy: by,
          })
          .where('id', '=', id)
          .execute(),
      )
      return readExport(trx, id, { lea: call.lea, now: call.now() })
    }),
  )
}

/** A receiver shows its key for the first time again when it is another one, or when it was checked by hand. */
const makesKnownAnew = (
  { host, port }: Pick<UpdateExport, 'host' | 'port'>,
  { password, privateKey }: Pick<UpdateExport, 'password' | 'privateKey'>,
): boolean => [host, port, password, privateKey].some((given) => given !== undefined)

/** R36: the key tells that a password travels with the call, and is absent when none does. */
const checkEncryption = (encryptPassword: unknown, password: string | null | undefined): void => {
  if (encryptPassword === undefined) return
  if (encryptPassword !== 'true')
    throw new ApiError(400, "The parameter 'encryptPassword' must be true or omitted.")
  if (typeof password !== 'string')
    throw new ApiError(400, "The parameter 'encryptPassword' requires a password in the body.", 'password')
}

const has = ({ password, privateKey }: KeptSecrets) => ({
  password: password !== undefined,
  privateKey: privateKey !== undefined,
})

const portOf = (method: ExportFields['deliveryMethod'], port: number | null | undefined): number | null =>
  method === 'download' ? null : (port ?? DELIVERY_METHODS[method].port)

/** Another way of sending has another usual port. */
const portAfter = (
  stored: Pick<ExportFields, 'deliveryMethod' | 'port'>,
  { deliveryMethod = stored.deliveryMethod, port }: Pick<UpdateExport, 'deliveryMethod' | 'port'>,
): { port?: number | null } => {
  if (port === undefined && deliveryMethod === stored.deliveryMethod) return {}
  return { port: portOf(deliveryMethod, port) }
}

/** Fields as they are stored: lists as jsonb. */
const rowOf = <Fields extends UpdateExport>({
  components,
  siteCodes,
  gradeLevels,
  scheduleDays,
  blackoutRanges,
  notifyEmails,
  ...plain
}: Fields) => ({
  ...plain,
  ...(components && { components: json(components) }),
  ...(siteCodes && { siteCodes: json(siteCodes) }),
  ...(gradeLevels && { gradeLevels: json(gradeLevels) }),
  ...(scheduleDays && { scheduleDays: json(scheduleDays) }),
  ...(blackoutRanges && { blackoutRanges: json(blackoutRanges) }),
  ...(notifyEmails && { notifyEmails: json(notifyEmails) }),
})

type KeptSecrets = ExportsTable['secrets']['__select__']

type Given = Partial<Record<ExportSecretName, string | null | undefined>>

/** The secrets of an export after a change: what is given is sealed, null takes away, the rest stays (R35). */
const mergeSecrets = (
  kept: KeptSecrets,
  given: Given,
  { seal, now }: { seal: Secrets['seal']; now: Date },
): KeptSecrets => {
  const merged: Partial<Record<ExportSecretName, KeptSecret>> = { ...kept }
  for (const name of ['password', 'privateKey'] as const) {
    const text = given[name]
    if (typeof text === 'string') merged[name] = { sealed: seal(text), savedAt: now.toISOString() }
    else if (text === null) delete merged[name]
  }
  return merged
}

/**
 * A password goes only to the host it was entered for: changing an export must not be a way to have it sent
 * somewhere else.
 */
const keepPasswordAtHost = (
  stored: { host: string | null; secrets: KeptSecrets },
  given: Given & { host?: string | null | undefined },
): void => {
  const moves = given.host !== undefined && given.host !== null && given.host !== stored.host
  if (moves && stored.secrets.password && given.password === undefined)
    throw fieldError({ field: 'password', message: 'enter it again for a new host' })
}

/** Refuses an export that does not fit together, or not to the district. Only what changes is judged. */
const checkExport = async (
  trx: Db,
  { lea, schoolYear, productId }: About,
  stored: Partial<CheckedExport>,
  changes: Partial<CheckedExport>,
): Promise<void> => {
  checkCrossRules(EXPORT_RULES, stored, changes)
  await checkSites(trx, lea, changes.siteCodes ?? [])
  checkDelivery({ ...stored, ...changes }, changes)
  const isNew = changes.productId !== undefined
  if (!isNew && !changes.isEnabled) return
  const message = await productFault(trx, { lea, schoolYear, productId })
  if (message !== null) throw fieldError({ field: isNew ? 'productId' : 'isEnabled', message })
}

/** What nothing would be sent by may be set up, but not switched on. */
const checkDelivery = (
  { isEnabled, deliveryMethod }: Partial<CheckedExport>,
  changes: Partial<CheckedExport>,
): void => {
  const isAbout = changes.isEnabled !== undefined || changes.deliveryMethod !== undefined
  if (!isAbout || !isEnabled || deliveryMethod === undefined || deliversBy(deliveryMethod)) return
  const { title } = DELIVERY_METHODS[deliveryMethod]
  throw fieldError({ field: 'deliveryMethod', message: `this server can't send by ${title}` })
}

/** Sites of any year: a new year's sites come with its first import. */
const checkSites = async (trx: Db, lea: string, codes: readonly string[]): Promise<void> => {
  if (codes.length === 0) return
  const known = await trx
    .selectFrom('sisRows')
    .select(sql<string>`data->>'siteCode'`.as('siteCode'))
    .distinct()
    .where('lea', '=', lea)
    .where('component', '=', sql.lit('sites'))
    .execute()
  const sites = new Set(known.map(({ siteCode }) => siteCode))
  const place = codes.findIndex((code) => !sites.has(code))
  if (place >= 0)
    throw fieldError({ field: `siteCodes.${place}`, message: `site ${codes[place]} doesn't exist` })
}
