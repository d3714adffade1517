import { COMPONENTS, correctionEmail, formatDay, zonedDay } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { emailId } from '../mail/mail.ts'
import type { JobContext } from './job-context.ts'

/** Emails of one round: the mail server may be slow, and other work waits. */
const AT_A_TIME = 20

/** If the server dies while it sends, the email is sent again after this. */
const LEASE_MS = 5 * 60_000

/**
 * Reminds districts, once, of requests that are due and that they haven't answered. Each is taken before its email is sent, so
 * that of several servers one sends it; where that fails it is left for a later round.
 */
export const remindCorrections = async (
  { db, mail, timeZone }: Pick<JobContext, 'db' | 'mail' | 'timeZone'>,
  at: Date,
): Promise<void> => {
  const { rows: due } = await sql<{ id: number }>`
    update correction_requests set reminding_until = ${new Date(at.getTime() + LEASE_MS)}::timestamptz where id in (
      select id from correction_requests
      where status = 'waiting' and reminded_at is null and due_on <= ${zonedDay(at, timeZone)}
        and (reminding_until is null or reminding_until <= ${at}::timestamptz)
      order by due_on, id limit ${AT_A_TIME} for update skip locked)
    returning id`.execute(db)
  for (const { id } of due) {
    const settle = (remindedAt: Date | null) =>
      db
        .updateTable('correctionRequests')
        .set({ remindedAt, remindingUntil: null })
        .where('id', '=', id)
        .execute()
    await remind({ db, mail }, id).catch(async (error: unknown) => {
      await settle(null)
      throw error
    })
    await settle(at)
  }
}

const remind = async ({ db, mail }: { db: Db } & Pick<JobContext, 'mail'>, id: number): Promise<void> => {
  const request = await db
    .selectFrom('correctionRequests')
    .innerJoin('districts', 'districts.lea', 'correctionRequests.lea')
    .select([
      'correctionRequests.createdAt',
      'sentTo',
      'componentName',
      'dueOn',
      'consoleUrl',
      'correctionRequests.createdBy',
    ])
    .select(['districts.districtName', 'districts.contactName', 'districts.contactEmailAddress'])
    .select(({ selectFrom, fn }) =>
      selectFrom('correctionRows')
        .select(fn.countAll<number>().as('rows'))
        .whereRef('correctionRows.lea', '=', 'correctionRequests.lea')
        .whereRef('requestId', '=', 'correctionRequests.id')
        .where('fixedBatchId', 'is', null)
        .as('rows'),
    )
    .where('correctionRequests.id', '=', id)
    .executeTakeFirst()
  if (!request) return
  const email = correctionEmail({
    contactName: request.contactName,
    districtName: request.districtName,
    component: COMPONENTS[request.componentName].title.toLowerCase(),
    rows: request.rows ?? 0,
    author: request.createdBy,
    dueOn: formatDay(request.dueOn),
    link: `${request.consoleUrl}/`,
    isReminder: true,
  })
  // The contact of today: that of the request may have left.
  await mail.send({
    id: emailId('reminder', id, request.createdAt),
    to: request.contactEmailAddress?.trim() ? request.contactEmailAddress : request.sentTo,
    ...email,
  })
}
