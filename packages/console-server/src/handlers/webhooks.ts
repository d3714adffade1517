import type { NewWebhook, UpdateWebhook, Webhook, WebhookWithSecret } from '@edconsole/console-core/contract'
import { auditCreated, audited } from '../audit/record-changes.ts'
import { callerDistricts } from '../db/caller-districts.ts'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import { ApiError, fieldError } from '../http/api-error.ts'
import { findConsoleAddress } from '../http/console-address.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { refuseStale } from '../http/refuse-stale.ts'
import { authorOf, requireCaller } from '../http/require-caller.ts'
import { dropWaiting } from '../webhooks/queue-deliveries.ts'
import { newWebhookSecret } from '../webhooks/sign-webhook.ts'
import { checkReceiver } from './webhooks/check-receiver.ts'
import { testWebhook } from './webhooks/test-webhook.ts'
import {
  lockWebhook,
  readDeliveries,
  readWebhook,
  readWebhooks,
  seesWholeClient,
} from './webhooks/webhook-rows.ts'

/** Of one district, or of one client. */
const OWNER_MAX = 10

/** Adds a webhook; the answer is the only one that holds its secret. */
const createWebhook = async (call: Call<NewWebhook>): Promise<WebhookWithSecret> => {
  const { db, body, clientId } = call
  const secret = newWebhookSecret()
  const [createdAt, createdBy] = [call.now(), await authorOf(call)]
  await checkReceiver(call, body.address)
  return db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('clients')
      .select('id')
      .where('id', '=', clientId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await checkOwner(trx, call)
    const { id } = await trx
      .insertInto('webhooks')
      .values({
        ...body,
        events: json(body.events),
        components: json(body.components),
        clientId,
        sealed: call.secrets.seal(secret),
        secretSavedAt: createdAt,
        since: createdAt,
        consoleUrl: findConsoleAddress(call),
        createdAt,
        createdBy,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await auditCreated(trx, call, { kind: 'webhook', keys: [id] })
    return { ...(await readWebhook(trx, call, id)), secret }
  })
}

/** The district must be one of the client that the caller has, and whoever adds one for the client must have all of it. */
const checkOwner = async (trx: Db, call: Call<NewWebhook>): Promise<void> => {
  const { clientId, body } = call
  const { districtId } = body
  if (districtId === null) {
    if (!(await seesWholeClient(trx, call)))
      throw new ApiError(
        403,
        "You don't have access to all districts of this client. Add the webhook to one district.",
        'districtId',
      )
  } else {
    const own = await callerDistricts(trx, requireCaller(call))
      .select('districts.id')
      .where('districts.id', '=', districtId)
      .where('illuminateClientId', '=', clientId)
      .executeTakeFirst()
    if (!own) throw fieldError({ field: 'districtId', message: "this client doesn't have this district" })
  }
  const { has } = await trx
    .selectFrom('webhooks')
    .select((eb) => eb.fn.countAll<number>().as('has'))
    .where('clientId', '=', clientId)
    .where('districtId', 'is not distinct from', districtId)
    .executeTakeFirstOrThrow()
  if (has >= OWNER_MAX)
    throw new ApiError(
      409,
      `${districtId === null ? 'A client' : 'A district'} can have ${OWNER_MAX} webhooks. Remove one first.`,
    )
}

const updateWebhook = async (call: Call<UpdateWebhook>): Promise<Webhook> => {
  const { db, body } = call
  const { name, address, isEnabled, events, rejectedPercent, components } = body
  const [updatedAt, updatedBy] = [call.now(), await authorOf(call)]
  if (address !== undefined) await checkReceiver(call, address)
  return db.transaction().execute(async (trx) => {
    const stored = await lockWebhook(trx, call)
    refuseStale(call, stored, 'this webhook')
    const isSwitched = isEnabled !== undefined && isEnabled !== stored.isEnabled
    const isAboutOthers =
      isSwitched || events !== undefined || rejectedPercent !== undefined || components !== undefined
    await audited(trx, call, { kind: 'webhook', keys: [stored.id] }, () =>
      trx
        .updateTable('webhooks')
        .set({
          name,
          address,
          isEnabled,
          rejectedPercent,
          events: events && json(events),
          components: components && json(components),
          since: isAboutOthers ? updatedAt : undefined,
          consoleUrl: findConsoleAddress(call) ?? undefined,
          updatedAt,
          updatedBy,
        })
        .where('id', '=', stored.id)
        .execute(),
    )
    // Turned on again, it doesn't begin with what was left from before.
    if (isSwitched) await dropWaiting(trx, stored.id)
    return readWebhook(trx, call, stored.id)
  })
}

/** Replaces the secret; the answer is the only one that holds the new one. */
const rotateSecret = async (call: Call<undefined>): Promise<WebhookWithSecret> => {
  const secret = newWebhookSecret()
  const [updatedAt, updatedBy] = [call.now(), await authorOf(call)]
  return call.db.transaction().execute(async (trx) => {
    const { id } = await lockWebhook(trx, call)
    await audited(trx, call, { kind: 'webhook', keys: [id] }, () =>
      trx
        .updateTable('webhooks')
        .set({ sealed: call.secrets.seal(secret), secretSavedAt: updatedAt, updatedAt, updatedBy })
        .where('id', '=', id)
        .execute(),
    )
    return { ...(await readWebhook(trx, call, id)), secret }
  })
}

const removeWebhook = async (call: Call<undefined>): Promise<null> => {
  await call.db.transaction().execute(async (trx) => {
    const { id } = await lockWebhook(trx, call)
    await audited(trx, call, { kind: 'webhook', keys: [id] }, () =>
      trx.deleteFrom('webhooks').where('id', '=', id).execute(),
    )
  })
  return null
}

/** Where alerts of districts are posted to. */
export const webhookHandlers = {
  'webhooks.list': (call) => readWebhooks(call.db, call),
  'webhooks.create': createWebhook,
  'webhooks.update': updateWebhook,
  'webhooks.remove': removeWebhook,
  'webhooks.rotateSecret': rotateSecret,
  'webhooks.test': testWebhook,
  'webhooks.deliveries': (call) => readDeliveries(call.db, call),
} satisfies Partial<Handlers>
