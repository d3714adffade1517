import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { alertMessage, type ToldCause } from './webhook-message.ts'

type News = ToldCause & {
  readonly webhookId: number
  readonly consoleUrl: string | null
  readonly isOpen: boolean
}

type Queued = {
  readonly causeIds: readonly number[]
  readonly publicUrl: string | undefined
  readonly now: Date
}

/**
 * Queues the messages of causes that began, changed or are over: one per webhook when a cause opens for it, one when it is
 * over. The causes are locked, so that of several servers one does it.
 */
export const queueDeliveries = async (trx: Db, { causeIds, publicUrl, now }: Queued): Promise<void> => {
  const { rows } = await sql<News>`
    select * from (
      select w.id as webhook_id, w.console_url, c.id as cause_id, c.event, c.district_id, d.district_name, d.lea,
        c.component_name, c.percent, c.count, c.batch_id, c.expires_at, c.changed_at >= w.since as is_new, last.type as last_type,
        (c.closed_at is null and (c.event <> 'rejectedRows' or c.percent > w.rejected_percent)) as is_open
      from alert_causes c
      join districts d on d.id = c.district_id
      join webhooks w on w.is_enabled and w.client_id = d.illuminate_client_id
        and (w.district_id is null or w.district_id = c.district_id) and w.events @> to_jsonb(c.event)
        and case when c.event <> 'rejectedRows' or w.components = '[]' then c.component_name is null
          else w.components @> to_jsonb(c.component_name) end
      left join lateral (select m.type from webhook_deliveries m
        where m.cause_id = c.id and m.webhook_id = w.id and m.status <> 'dropped' order by m.id desc limit 1) last on true
      where c.id = any(${[...causeIds]}::integer[])) news
    where case when is_open then is_new and coalesce(last_type, 'alert.closed') = 'alert.closed'
      else last_type = 'alert.opened' end
    order by cause_id, webhook_id`.execute(trx)
  if (rows.length === 0) return
  const deliveries = rows.map(({ webhookId, consoleUrl, isOpen, ...cause }) => {
    const { messageId, type, body } = alertMessage(isOpen ? 'alert.opened' : 'alert.closed', cause, {
      consoleUrl: publicUrl?.replace(/\/+$/, '') ?? consoleUrl,
      now,
    })
    return {
      webhookId,
      causeId: cause.causeId,
      districtId: cause.districtId,
      event: cause.event,
      type,
      messageId,
      body,
      status: 'waiting' as const,
      createdAt: now,
      nextAttemptAt: now,
    }
  })
  await trx.insertInto('webhookDeliveries').values(deliveries).execute()
}

/** Lets go of what still waits for a webhook. */
export const dropWaiting = async (trx: Db, webhookId: number): Promise<void> => {
  await trx
    .updateTable('webhookDeliveries')
    .set({ status: 'dropped', nextAttemptAt: null })
    .where('webhookId', '=', webhookId)
    .where('status', '=', 'waiting')
    .execute()
}

/** How long messages are listed. Of what is still open they are kept: they say that it was told. */
const KEPT_DAYS = 30

/** Deletes old messages. */
export const retainDeliveries = async (db: Db, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString()
  await db
    .deleteFrom('webhookDeliveries')
    .where('createdAt', '<', before)
    .where('status', '<>', 'waiting')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('alertCauses')
            .select('alertCauses.id')
            .whereRef('alertCauses.id', '=', 'webhookDeliveries.causeId')
            .where('closedAt', 'is', null),
        ),
      ),
    )
    .execute()
}
