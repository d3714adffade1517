import { COMPONENTS, correctionAnswerEmail } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { emailId } from '../mail/mail.ts'
import type { JobContext } from './job-context.ts'

/** Emails of one round: the mail server may be slow, and other work waits. */
const AT_A_TIME = 20

/** Who marks rows one by one and then replies is told of in one email. */
const GATHERED_MS = 5 * 60_000

/** If the server dies while it sends, the email is sent again after this. */
const LEASE_MS = 5 * 60_000

type Untold = { id: number; untoldReply: boolean; answeredAt: string }

/**
 * Tells whoever asked for corrections that the district has answered: in their inbox and by email. Answers are taken before
 * the email is sent, so that of several servers one sends it; where that fails they are left for a later round.
 */
export const tellAnswers = async ({ db, mail }: Pick<JobContext, 'db' | 'mail'>, at: Date): Promise<void> => {
  const gathered = at.getTime() - GATHERED_MS
  const due = await db.transaction().execute(async (trx) => {
    const { rows } = await sql<Untold>`
      update correction_requests set untold_since = ${new Date(gathered + LEASE_MS)}::timestamptz where id in (
        select id from correction_requests where untold_since <= ${new Date(gathered)}::timestamptz
        order by untold_since, id limit ${AT_A_TIME} for update skip locked)
      returning id, untold_reply, answered_at`.execute(trx)
    if (rows.length > 0) await post(trx, { ids: rows.map(({ id }) => id), at })
    return rows
  })
  for (const { id, untoldReply, answeredAt } of due) {
    await tell({ db, mail }, { id, hasReplied: untoldReply, answeredAt }).catch(async (error: unknown) => {
      await db
        .updateTable('correctionRequests')
        .set({ untoldSince: new Date(gathered) })
        .where('id', '=', id)
        .execute()
      throw error
    })
    await db
      .updateTable('correctionRequests')
      .set({ untoldSince: null, untoldReply: false })
      .where('id', '=', id)
      // What was answered meanwhile is still to be told.
      .where('answeredAt', '=', answeredAt)
      .execute()
  }
}

/**
 * Puts answers into the inbox of whoever asked, whatever alerts they chose: it is what they wait for. Not again where only the
 * email is tried again.
 */
const post = async (trx: Db, { ids, at }: { ids: readonly number[]; at: Date }): Promise<void> => {
  await sql`insert into alert_messages (user_id, request_id, kind, facts, created_at, sent_at)
    select q.created_by_id, q.id, 'answered', jsonb_build_object('count', (select count(r.corrected_at)
      from correction_rows r where r.lea = q.lea and r.request_id = q.id and r.fixed_batch_id is null)), ${at}::timestamptz, ${at}::timestamptz
    from correction_requests q
    where q.id = any(${[...ids]}::integer[]) and q.created_by_id is not null
      and not exists (select 1 from alert_messages m where m.request_id = q.id and m.created_at >= q.answered_at)
    order by q.id`.execute(trx)
}

const tell = async (
  { db, mail }: { db: Db } & Pick<JobContext, 'mail'>,
  { id, hasReplied, answeredAt }: { id: number; hasReplied: boolean; answeredAt: string },
): Promise<void> => {
  const open = sql`from correction_rows r where r.lea = q.lea and r.request_id = q.id and r.fixed_batch_id is null`
  const request = await db
    .selectFrom('correctionRequests as q')
    .innerJoin('districts', 'districts.lea', 'q.lea')
    .innerJoin('users', 'users.id', 'q.createdById')
    .select(['q.componentName', 'q.consoleUrl', 'districts.districtName'])
    .select(['users.firstName', 'users.emailAddress'])
    .select(sql<number>`(select count(*)::integer ${open})`.as('openRows'))
    .select(sql<number>`(select count(r.corrected_at)::integer ${open})`.as('correctedRows'))
    .where('q.id', '=', id)
    .where('users.status', '=', 'active')
    .executeTakeFirst()
  if (!request?.emailAddress) return
  const { componentName, consoleUrl, emailAddress, ...facts } = request
  const email = correctionAnswerEmail({
    ...facts,
    component: COMPONENTS[componentName].title.toLowerCase(),
    hasReplied,
    link: `${consoleUrl}/`,
  })
  await mail.send({ id: emailId('answer', id, answeredAt), to: emailAddress, ...email })
}
