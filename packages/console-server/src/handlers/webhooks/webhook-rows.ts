import type { Webhook, WebhookDelivery } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { callerDistricts } from '../../db/caller-districts.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { numberParam } from '../../http/params.ts'
import { requireCaller } from '../../http/require-caller.ts'

type Asking = Pick<Call, 'caller' | 'clientId'>

const FIELDS = [
  ...([
    'id',
    'name',
    'address',
    'isEnabled',
    'districtId',
    'events',
    'rejectedPercent',
    'components',
  ] as const),
  ...(['secretSavedAt', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy'] as const),
] as const

/** What is answered of a delivery's own row. */
export const DELIVERY_FIELDS = [
  ...(['id', 'messageId', 'type', 'event', 'status', 'attempts', 'answerCode', 'fault'] as const),
  ...(['createdAt', 'lastAttemptAt', 'nextAttemptAt'] as const),
] as const

/** What is listed; older ones are deleted after a while. */
const DELIVERIES_SHOWN = 50

/** True if the caller has all districts of the call's client: what is the client's is about each of them. */
export const seesWholeClient = async (db: Db, call: Asking): Promise<boolean> => {
  const caller = requireCaller(call)
  const other = await db
    .selectFrom('districts')
    .select('id')
    .where('illuminateClientId', '=', call.clientId)
    .where('isActive', '=', true)
    .where('id', 'not in', callerDistricts(db, caller).select('districts.id'))
    .limit(1)
    .executeTakeFirst()
  return other === undefined
}

/** Those of the client itself, and of its districts as far as the caller has them. */
const visible = (db: Db, call: Asking) => {
  const own = callerDistricts(db, requireCaller(call)).select('districts.id')
  return db
    .selectFrom('webhooks')
    .where('clientId', '=', call.clientId)
    .where((eb) => eb.or([eb('districtId', 'is', null), eb('districtId', 'in', own)]))
}

/** Answers the client's webhooks by name, each with its last delivery. */
export const readWebhooks = async (db: Db, call: Asking, id?: number): Promise<Webhook[]> => {
  const rows = await visible(db, call)
    .select(FIELDS)
    .select(
      sql<string | null>`(select district_name from districts own where own.id = webhooks.district_id)`.as(
        'districtName',
      ),
    )
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const hasAll = await seesWholeClient(db, call)
  const last = await deliveriesOf(db, call)
    .distinctOn('webhookId')
    .select('webhookId')
    .where(
      'webhookId',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('webhookId')
    .orderBy('id', 'desc')
    .execute()
  const lastOf = new Map(last.map(({ webhookId, ...delivery }) => [webhookId, delivery]))
  return rows.map((row) => ({
    ...row,
    canChange: row.districtId !== null || hasAll,
    lastDelivery: lastOf.get(row.id) ?? null,
  }))
}

/** @throws ApiError if the caller can't see it */
export const readWebhook = async (db: Db, call: Asking, id: number): Promise<Webhook> => {
  const [found] = await readWebhooks(db, call, id)
  if (!found) throw new ApiError(404, 'Webhook not found.')
  return found
}

/** @throws ApiError if the caller can't see it, or it is the client's and the caller has only some of its districts */
export const changeableWebhook = async (db: Db, call: Asking, id: number) => {
  const found = await visible(db, call).selectAll().where('id', '=', id).executeTakeFirst()
  if (!found) throw new ApiError(404, 'Webhook not found.')
  if (found.districtId === null && !(await seesWholeClient(db, call)))
    throw new ApiError(
      403,
      'This webhook is about all districts of the client. You have access to some of them.',
    )
  return found
}

/** The same for the one in the call's address, which is locked. */
export const lockWebhook = async (trx: Db, call: Call<unknown>) => {
  const id = numberParam(call)
  await trx.selectFrom('webhooks').select('id').where('id', '=', id).forUpdate().execute()
  return changeableWebhook(trx, call, id)
}

const deliveriesOf = (db: Db, call: Asking) => {
  const own = callerDistricts(db, requireCaller(call)).select('districts.id')
  return db
    .selectFrom('webhookDeliveries')
    .select(DELIVERY_FIELDS)
    .select(
      sql<string | null>`(select district_name from districts told
        where told.id = webhook_deliveries.district_id)`.as('districtName'),
    )
    .where((eb) => eb.or([eb('districtId', 'is', null), eb('districtId', 'in', own)]))
}

/** Answers what was sent to the receiver lately, about districts of the caller. */
export const readDeliveries = async (
  db: Db,
  call: Asking & Pick<Call, 'params'>,
): Promise<WebhookDelivery[]> => {
  const { id } = await readWebhook(db, call, numberParam(call))
  return deliveriesOf(db, call)
    .where('webhookId', '=', id)
    .orderBy('id', 'desc')
    .limit(DELIVERIES_SHOWN)
    .execute()
}
