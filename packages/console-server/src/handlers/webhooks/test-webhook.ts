import type { WebhookDelivery } from '@edconsole/console-core/contract'
import { refuseForNow } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { numberParam } from '../../http/params.ts'
import { requireCaller } from '../../http/require-caller.ts'
import { isSuccess, openReceivers, postMessage } from '../../webhooks/send-deliveries.ts'
import { testMessage } from '../../webhooks/webhook-message.ts'
import { countConnectionTest } from '../validators/connection-test.ts'
import { changeableWebhook, DELIVERY_FIELDS } from './webhook-rows.ts'

/** Sends one message now, once, and answers with what came of it. */
export const testWebhook = async (call: Call<undefined>): Promise<WebhookDelivery> => {
  const { db, now } = call
  const { id, name, address, sealed } = await changeableWebhook(db, call, numberParam(call))
  const waitMs = await countConnectionTest(db, requireCaller(call).userId, now())
  if (waitMs > 0) refuseForNow(call.http, waitMs, "You've tested connections too often.")
  const createdAt = now()
  const message = testMessage(name, createdAt)
  const receivers = openReceivers(call)
  try {
    const outcome = await postMessage(call, receivers, { ...message, address, sealed })
    const delivery = await db
      .insertInto('webhookDeliveries')
      .values({
        ...message,
        ...outcome,
        webhookId: id,
        status: isSuccess(outcome) ? 'delivered' : 'failed',
        attempts: 1,
        createdAt,
        lastAttemptAt: createdAt,
      })
      .returning(DELIVERY_FIELDS)
      .executeTakeFirstOrThrow()
    return { ...delivery, districtName: null }
  } finally {
    receivers.close()
  }
}
