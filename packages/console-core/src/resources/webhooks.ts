import { type Decoder, decodeItem, decodersOf } from '../api/decoders.ts'
import { isRecord } from '../api/is-record.ts'
import type {
  NewWebhook,
  UpdateWebhook,
  Webhook,
  WebhookDelivery,
  WebhookWithSecret,
} from '../entities/webhook.ts'
import { del, get, patch, post, resource } from './operation.ts'

/** Those who may change a district, its connection or its client (R47). */
const editors = [
  { all: ['ROLE_SETUP_DISTRICT_CREATE'], orEmployee: true },
  { all: ['ROLE_SETUP_SIS_IMPORTS_API_EDIT'] },
  { all: ['ROLE_IMT_CLIENTS_EDIT'] },
] as const

/** Those who may see a district's profile or a client. */
const shown = [
  { all: ['ROLE_SETUP_DISTRICT_VIEW'] },
  { all: ['ROLE_IMT_CLIENTS_VIEW'], orEmployee: true },
] as const

const delivery = decodersOf<WebhookDelivery>({
  number: ['id', 'attempts', 'answerCode'],
  text: ['messageId', 'type', 'status', 'createdAt'],
  textOrNull: ['event', 'districtName', 'fault', 'lastAttemptAt', 'nextAttemptAt'],
})

const deliveryOrNull: Decoder = (value) => (isRecord(value) ? decodeItem(delivery, value) : null)

const fields = decodersOf<WebhookWithSecret>(
  {
    number: ['id', 'districtId', 'rejectedPercent'],
    text: ['name', 'address', 'secretSavedAt', 'createdAt', 'secret'],
    textOrNull: ['districtName', 'createdBy', 'updatedAt', 'updatedBy'],
    flag: ['isEnabled', 'canChange'],
    texts: ['events', 'components'],
  },
  { lastDelivery: deliveryOrNull },
)

/** Addresses that alerts of a district, or of all districts of a client, are posted to. */
export const webhooksResource = resource(
  'webhooks',
  { records: 'webhooks', type: 'Webhook', identify: ({ name }: Webhook) => name },
  {
    /** Those of the client and of its districts, by name. */
    list: get<Webhook[]>('/ied/webhooks', {
      extension: shown,
      clientHeader: true,
      answers: 'rows',
      fields,
    }),
    create: post<NewWebhook, WebhookWithSecret>('/ied/webhooks', {
      extension: editors,
      clientHeader: true,
      fields,
    }),
    update: patch<UpdateWebhook, Webhook>('/ied/webhooks/{id}', {
      extension: editors,
      clientHeader: true,
      version: 'updatedAt',
      fields,
    }),
    remove: del('/ied/webhooks/{id}', {
      extension: editors,
      clientHeader: true,
      records: 'the webhook',
    }),
    /** The former secret no longer counts from the next attempt on. */
    rotateSecret: post<undefined, WebhookWithSecret>('/ied/webhooks/{id}/secret', {
      extension: editors,
      clientHeader: true,
      records: 'the secret',
      confirms: false,
      fields,
    }),
    /** Sends one message now, once, also while the webhook is off. */
    test: post<undefined, WebhookDelivery>('/ied/webhooks/{id}/test', {
      extension: editors,
      clientHeader: true,
      records: 'the test',
      confirms: false,
      fields: delivery,
    }),
    /** The newest first, up to fifty. */
    deliveries: get<WebhookDelivery[]>('/ied/webhooks/{id}/deliveries', {
      extension: shown,
      clientHeader: true,
      answers: 'rows',
      records: 'deliveries',
      fields: delivery,
    }),
  },
)
