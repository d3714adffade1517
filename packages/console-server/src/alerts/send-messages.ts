import {
  type AlertEmailLine,
  alertEmail,
  digestEmail,
  formatDay,
  pathOf,
  type Weekday,
  zonedDay,
} from '@edconsole/console-core/contract'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { AlertSettingsTable } from '../db/schema/alerts.ts'
import type { Db } from '../db/schema.ts'
import type { JobContext } from '../jobs/job-context.ts'
import { emailId } from '../mail/mail.ts'
import { isOpen, isWanted, mayRead, type Reader, readerOf, toldBy } from './readers.ts'
import { targetOf } from './target-of.ts'
import { unsubscribeAddress } from './unsubscribe.ts'
import { clockOf } from './write-messages.ts'

type Context = Pick<JobContext, 'db' | 'mail' | 'publicUrl' | 'employeeAccess'>

/** Shows the messages that nothing holds back: quiet hours do, and what a person may no longer see is dropped. */
export const showMessages = async ({ db, employeeAccess }: Context, now: Date): Promise<void> => {
  for (const settings of await peopleWith(db, sql`m.sent_at is null`).execute()) {
    const quiet = isQuiet(settings, now)
    if (quiet && !settings.failuresBreakQuiet) continue
    const reader = await readerOf(db, settings, { employeeAccess })
    await db.transaction().execute(async (trx) => {
      await dropUnseen(trx, settings.userId, reader)
      await trx
        .updateTable('alertMessages')
        .set({ sentAt: now, emailAt: settings.byEmail ? now : null })
        .where('userId', '=', settings.userId)
        .where('sentAt', 'is', null)
        .$if(quiet, (query) =>
          query.where(({ exists, selectFrom }) =>
            exists(
              selectFrom('alertCauses')
                .select('alertCauses.id')
                .whereRef('alertCauses.id', '=', 'alertMessages.causeId')
                .where('event', '=', 'importFailed'),
            ),
          ),
        )
        .execute()
    })
  }
}

/** People who have such a message `m`, with their settings. */
const peopleWith = (db: Db, such: RawBuilder<unknown>) =>
  db
    .selectFrom('alertSettings')
    .selectAll()
    .where(
      sql<boolean>`exists (select from alert_messages m where m.user_id = alert_settings.user_id and ${such})`,
    )

const dropUnseen = async (trx: Db, userId: number, reader: Reader | null): Promise<void> => {
  const seen = reader
    ? sql`m.cause_id is null or exists (select 1 from alert_causes c join districts on districts.id = c.district_id
        where c.id = m.cause_id and ${mayRead(reader)})`
    : sql`false`
  await sql`delete from alert_messages m
    where m.user_id = ${userId}::integer and m.sent_at is null and not (${seen})`.execute(trx)
}

/** As dates count weekdays. */
const SUNDAY_FIRST: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** True within the quiet hours of a person, which may go over midnight, and on their quiet days. */
const isQuiet = ({ quietFrom, quietUntil, quietDays, timeZone }: Settings, now: Date): boolean => {
  const today = new Date(`${zonedDay(now, timeZone)}T00:00:00Z`).getUTCDay()
  if (quietDays.some((day) => SUNDAY_FIRST.indexOf(day) === today)) return true
  if (quietFrom === null || quietUntil === null) return false
  const clock = clockOf(now, timeZone)
  return quietFrom < quietUntil
    ? clock >= quietFrom && clock < quietUntil
    : clock >= quietFrom || clock < quietUntil
}

/** People of one round: the mail server may be slow, and other work waits. */
const AT_A_TIME = 20

/** News of yesterday is in the inbox, and in the digest. */
const TRIED_FOR_MS = 24 * 3_600_000

/** If the server dies while it sends, the email is sent again after this. */
const LEASE_MS = 5 * 60_000

/**
 * Emails what was shown: all of one person's news in one email. It is taken before it is sent, so that of several servers one
 * sends it; where that fails it is left for a later round.
 */
export const emailMessages = async (context: Context, now: Date): Promise<void> => {
  const { db } = context
  const since = new Date(now.getTime() - TRIED_FOR_MS)
  const due = sql`m.email_at <= ${now}::timestamptz and m.sent_at > ${since}::timestamptz`
  const people = await peopleWith(db, due).limit(AT_A_TIME).execute()
  for (const settings of people) {
    const taken = await db
      .updateTable('alertMessages')
      .set({ emailAt: new Date(now.getTime() + LEASE_MS) })
      .where('userId', '=', settings.userId)
      .where('emailAt', '<=', now.toISOString())
      .returning(['id', 'kind'])
      .execute()
    const [digest = [], news = []] = [true, false].map((isDigest) =>
      taken.filter(({ kind }) => (kind === 'digest') === isDigest).map(({ id }) => id),
    )
    const settle = async (ids: readonly number[], emailAt: Date | null): Promise<void> => {
      if (ids.length > 0)
        await db.updateTable('alertMessages').set({ emailAt }).where('id', 'in', ids).execute()
    }
    for (const [ids, compose] of [[news, newsEmail] as const, [digest, digestOf] as const]) {
      await emailTo(context, settings, { ids, compose }).catch(async (error: unknown) => {
        await settle(ids, now)
        throw error
      })
      await settle(ids, null)
    }
  }
}

type Settings = Selectable<AlertSettingsTable>
/** As the database has it. */
type Line = Omit<AlertEmailLine, 'expiresOn' | 'link'> & {
  expiresAt: string | null
  districtId: number
  batchId: number | null
}
type Links = Parameters<typeof alertEmail>[1]
type Composed = ReturnType<typeof alertEmail> | null
type Compose = (db: Db, about: { reader: Reader; ids: readonly number[]; links: Links }) => Promise<Composed>

const emailTo = async (
  { db, mail, publicUrl, employeeAccess }: Context,
  settings: Settings,
  { ids, compose }: { ids: readonly number[]; compose: Compose },
): Promise<void> => {
  const consoleUrl = (publicUrl ?? settings.consoleUrl)?.replace(/\/+$/, '')
  if (ids.length === 0 || !settings.byEmail || consoleUrl === undefined) return
  const reader = await readerOf(db, settings, { employeeAccess })
  const person = await db
    .selectFrom('users')
    .select('emailAddress')
    .where('id', '=', settings.userId)
    .executeTakeFirst()
  if (!reader || !person?.emailAddress) return
  const unsubscribeUrl = `${consoleUrl}${unsubscribeAddress(settings.unsubscribeKey)}`
  const email = await compose(db, { reader, ids, links: { consoleUrl, unsubscribeUrl } })
  if (!email) return
  await mail.send({
    id: emailId('alerts', settings.unsubscribeKey, ids.join()),
    to: person.emailAddress,
    subject: email.subject,
    text: email.text,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
}

const newsEmail: Compose = async (db, { reader, ids, links }) => {
  const news = await readNews(db, reader, ids)
  return news.length > 0 ? alertEmail(news.map(writtenFor(reader, links)), links) : null
}

const digestOf: Compose = async (db, { reader, links }) => {
  const open = await readOpen(db, reader)
  return open.length > 0 ? digestEmail(open.map(writtenFor(reader, links)), links) : null
}

const writtenFor =
  ({ settings: { timeZone } }: Reader, { consoleUrl }: Links) =>
  ({ expiresAt, districtId, batchId, ...line }: Line): AlertEmailLine => {
    const { route, params } = targetOf(line.event, { districtId, batchId })
    return {
      ...line,
      expiresOn: expiresAt === null ? null : formatDay(zonedDay(expiresAt, timeZone)),
      link: consoleUrl + pathOf({ id: route, params }),
    }
  }

const readNews = async (db: Db, reader: Reader, ids: readonly number[]): Promise<Line[]> => {
  const { rows } = await sql<Line>`
    select m.kind, c.event, districts.district_name, c.component_name, (m.facts ->> 'percent')::double precision as percent,
      (m.facts ->> 'count')::integer as count, (m.facts ->> 'expiresAt')::timestamptz as expires_at,
      districts.id as district_id, (m.facts ->> 'batchId')::bigint as batch_id
    from alert_messages m join alert_causes c on c.id = m.cause_id join districts on districts.id = c.district_id
    where m.id = any(${[...ids]}::integer[]) and ${mayRead(reader)} order by m.id`.execute(db)
  return rows
}

const readOpen = async (db: Db, reader: Reader): Promise<Line[]> => {
  const { rows } = await sql<Line>`
    select 'opened' as kind, c.event, districts.district_name, c.component_name, c.percent, c.count, c.expires_at,
      districts.id as district_id, c.batch_id
    from alert_causes c join districts on districts.id = c.district_id
    where ${isOpen(reader)} and ${isWanted(reader, toldBy(reader, 'digest', 'immediate'))}
    order by districts.district_name, c.event, c.component_name`.execute(db)
  return rows
}

/** How long messages and causes that are over are kept. */
const KEPT_DAYS = 90

/** Deletes old messages, those of requests for corrections that are gone, and old causes without messages. */
export const retainAlerts = async (db: Db, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString()
  await db.deleteFrom('alertMessages').where('sentAt', '<', before).execute()
  await sql`delete from alert_messages m where m.request_id is not null
    and not exists (select from correction_requests q where q.id = m.request_id)`.execute(db)
  await db
    .deleteFrom('alertCauses')
    .where('closedAt', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('alertMessages').select('alertMessages.id').whereRef('causeId', '=', 'alertCauses.id'),
        ),
      ),
    )
    .execute()
}
