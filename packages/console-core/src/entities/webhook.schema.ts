import { z } from 'zod'
import { distinct, readConfig, recordId, text, webAddress } from '../validation/fields.schema.ts'
import { ALERT_EVENTS } from './alert.ts'
import { sisComponent } from './sis-import-template.schema.ts'
import type { NewWebhook, UpdateWebhook } from './webhook.ts'

const fields = {
  name: text(80),
  address: webAddress,
  isEnabled: z.boolean(),
  events: distinct(z.enum(ALERT_EVENTS), ALERT_EVENTS.length).min(1, 'choose at least one event'),
  rejectedPercent: z.number().min(0).max(100),
  components: distinct(sisComponent, sisComponent.options.length),
}

/** Body of `POST /ied/webhooks`. */
export const newWebhookSchema = z.strictObject({
  ...fields,
  districtId: recordId.nullable(),
}) satisfies z.ZodType<NewWebhook>

/** Body of `PATCH /ied/webhooks/{id}`. It stays with its district or client. */
export const updateWebhookSchema = z
  .strictObject(fields)
  .partial()
  .extend(readConfig) satisfies z.ZodType<UpdateWebhook>
