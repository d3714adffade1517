import type { WebhookFault } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { JobContext } from '../jobs/job-context.ts'
import { NetworkError } from '../network/network-error.ts'
import { readText } from '../network/read-body.ts'
import { openWebClient, type WebClient } from '../network/web-client.ts'
import { signedHeaders } from './sign-webhook.ts'

type Context = Pick<JobContext, 'db' | 'now' | 'secrets' | 'allowLoopback' | 'network'>

const MINUTE_MS = 60_000
/** How long after each failed attempt the next one comes. After the last of them it is given up. */
const WAITS_MS = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE_MS)
/** Of one attempt; receivers should answer before they work. */
const ATTEMPT_MS = 10_000
/** The answer's status is all that counts. */
const ANSWER_MAX = 16 * 1024
/** If the server dies while it sends, the message is sent again after this. */
const LEASE_MS = 2 * MINUTE_MS
const AT_A_TIME = 10

type Outcome = { readonly answerCode: number | null; readonly fault: WebhookFault | null }

type Due = {
  readonly id: number
  readonly messageId: string
  readonly body: string
  readonly attempts: number
  readonly address: string
  readonly sealed: string
}

/** Public addresses only: private networks are opened to a SIS, not to whatever somebody enters here. */
export const openReceivers = ({ allowLoopback, network }: Pick<Context, 'allowLoopback' | 'network'>) =>
  openWebClient({ ...network, allowLoopback, privateNetworks: [], totalMs: ATTEMPT_MS })

/** Sends what is due, until nothing is. Several servers may do it at once. */
export const sendDeliveries = async (context: Context, stopping: AbortSignal): Promise<void> => {
  let due = await takeDue(context)
  if (due.length === 0) return
  const receivers = openReceivers(context)
  stopping.addEventListener('abort', receivers.close, { once: true })
  try {
    while (due.length > 0) {
      const attempts = due.map((one) => attempt(context, receivers, { due: one, stopping }))
      // What goes wrong with one cuts off no other.
      await Promise.allSettled(attempts)
      await Promise.all(attempts)
      due = stopping.aborted ? [] : await takeDue(context)
    }
  } finally {
    stopping.removeEventListener('abort', receivers.close)
    receivers.close()
  }
}

/** Of one cause the messages go out in order: what is over isn't told before it has begun. */
const takeDue = async ({ db, now }: Context): Promise<readonly Due[]> => {
  const at = now()
  const { rows } = await sql<Due>`
    update webhook_deliveries m set attempts = m.attempts + 1, last_attempt_at = ${at}::timestamptz,
      next_attempt_at = ${new Date(at.getTime() + LEASE_MS)}::timestamptz
    from webhooks w
    where w.id = m.webhook_id and m.id = any(array(
      select due.id from webhook_deliveries due join webhooks own on own.id = due.webhook_id and own.is_enabled
      where due.next_attempt_at <= ${at}::timestamptz and not exists (select 1 from webhook_deliveries before
        where before.webhook_id = due.webhook_id and before.cause_id = due.cause_id and before.id < due.id
          and before.next_attempt_at is not null)
      order by due.next_attempt_at, due.id limit ${AT_A_TIME} for update of due skip locked))
    returning m.id, m.message_id, m.body, m.attempts, w.address, w.sealed`.execute(db)
  return rows
}

const attempt = async (
  context: Context,
  receivers: WebClient,
  { due, stopping }: { due: Due; stopping: AbortSignal },
): Promise<void> => {
  const { db, now } = context
  const { id, attempts } = due
  const outcome = await postMessage(context, receivers, due)
  const isDelivered = isSuccess(outcome)
  const waitMs = WAITS_MS[attempts - 1]
  const own = db.updateTable('webhookDeliveries').where('id', '=', id).where('status', '=', 'waiting')
  if (!isDelivered && stopping.aborted) {
    // The attempt was cut off by this server.
    await own.set({ attempts: attempts - 1, nextAttemptAt: now() }).execute()
    return
  }
  await own
    .set({
      ...outcome,
      status: isDelivered ? 'delivered' : waitMs === undefined ? 'failed' : 'waiting',
      nextAttemptAt: isDelivered || waitMs === undefined ? null : new Date(now().getTime() + waitMs),
    })
    .execute()
}

export const isSuccess = ({ answerCode }: Outcome): boolean =>
  answerCode !== null && answerCode >= 200 && answerCode < 300

/** Posts a message once. Never rejects for what the receiver does. */
export const postMessage = async (
  { now, secrets }: Pick<Context, 'now' | 'secrets'>,
  receivers: WebClient,
  { address, sealed, messageId, body }: Pick<Due, 'address' | 'sealed' | 'messageId' | 'body'>,
): Promise<Outcome> => {
  const headers = signedHeaders(secrets.open(sealed), { messageId, body, at: now() })
  try {
    const answer = await receivers.send(address, { method: 'POST', headers, body, maxBytes: ANSWER_MAX })
    await readText(answer.body).catch(() => answer.close())
    return { answerCode: answer.status, fault: null }
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    // Nothing that is read of an answer can be too big before its status has come.
    return { answerCode: null, fault: error.fault === 'tooBig' ? 'brokenOff' : error.fault }
  }
}
