import { randomBytes } from 'node:crypto'
import {
  ALERT_EVENTS,
  type AlertChoices,
  type AlertDelivery,
  type AlertEvent,
  type AlertMessage,
  type AlertSettings,
  type ReadAlerts,
  type UnreadAlerts,
  zonedDay,
} from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import { eventsFor, mayMake, seesDistrict } from '../alerts/readers.ts'
import { targetOf, targetOfDigest, targetOfRequest } from '../alerts/target-of.ts'
import { clockOf } from '../alerts/write-messages.ts'
import { callerDistricts } from '../db/caller-districts.ts'
import { json } from '../db/schema/columns.ts'
import { fieldError } from '../http/api-error.ts'
import { consoleAddress, findConsoleAddress } from '../http/console-address.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { requireCaller } from '../http/require-caller.ts'

/** What people see of their alerts: older ones are of no use. */
const SHOWN = 100

type Row = Omit<AlertMessage, 'target'> & {
  districtId: number | null
  batchId: number | null
  etlStatusId: number | null
  requestId: number | null
}

/** What was sent to a caller and is still theirs to see, as `m`, with its cause `c` or its request `q`. */
const own = (call: Call<unknown>): RawBuilder<unknown> => {
  const { userId, isEmployee, reachableRoles } = requireCaller(call)
  const seesRequests = mayMake('corrections.list', reachableRoles, call.employeeAccess)
  return sql`alert_messages m left join alert_causes c on c.id = m.cause_id
    left join correction_requests q on q.id = m.request_id
    left join districts on districts.id = c.district_id or districts.lea = q.lea
    where m.user_id = ${userId}::integer and m.sent_at is not null
      and (coalesce(m.cause_id, m.request_id) is null
        or ((c.event = any(${eventsFor(reachableRoles, call.employeeAccess)}::text[])
            or (m.request_id is not null and ${seesRequests}::boolean))
          and ${seesDistrict(userId, isEmployee)}))`
}

const messages = async (call: Call): Promise<AlertMessage[]> => {
  const { rows } = await sql<Row>`
    select m.id, m.kind, c.event, coalesce(districts.id, (m.facts ->> 'districtId')::integer) as district_id, districts.district_name,
      coalesce(c.component_name, q.component_name) as component_name, m.request_id, q.etl_status_id,
      (m.facts ->> 'percent')::double precision as percent, (m.facts ->> 'count')::integer as count,
      coalesce(q.batch_id, (m.facts ->> 'batchId')::bigint) as batch_id, (m.facts ->> 'expiresAt')::timestamptz as expires_at,
      coalesce(m.facts -> 'counts', '[]') as counts, m.sent_at, m.is_read
    from ${own(call)} order by m.id desc limit ${SHOWN}`.execute(call.db)
  return rows.map(({ districtId, batchId, etlStatusId, requestId, ...message }) => ({
    ...message,
    target:
      message.kind === 'digest'
        ? targetOfDigest(message.counts, { districtId, batchId })
        : districtId === null
          ? null
          : requestId !== null
            ? targetOfRequest({ districtId, batchId, etlStatusId, requestId })
            : message.event && targetOf(message.event, { districtId, batchId }),
  }))
}

const unread = async (call: Call<unknown>): Promise<UnreadAlerts> => {
  const { rows } = await sql<UnreadAlerts>`
    select count(*)::integer as count from ${own(call)} and not m.is_read`.execute(call.db)
  return { count: rows[0]?.count ?? 0 }
}

const markRead = async (call: Call<ReadAlerts>): Promise<UnreadAlerts> => {
  const { ids, upTo } = call.body
  await call.db
    .updateTable('alertMessages')
    .set({ isRead: true })
    .where('userId', '=', requireCaller(call).userId)
    .where('isRead', '=', false)
    .where('sentAt', 'is not', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo ?? 0))
    .execute()
  return unread(call)
}

const DEFAULTS = {
  rejectedPercent: 5,
  scope: 'all',
  districtIds: [],
  components: [],
  byEmail: false,
  digestAt: '07:00',
  quietFrom: null,
  quietUntil: null,
  quietDays: [],
  failuresBreakQuiet: false,
} satisfies Partial<AlertChoices>

const deliveriesOf = (of: (event: AlertEvent) => AlertDelivery): Record<AlertEvent, AlertDelivery> => ({
  importFailed: of('importFailed'),
  importHeld: of('importHeld'),
  importLate: of('importLate'),
  rejectedRows: of('rejectedRows'),
  exportFailed: of('exportFailed'),
  certificateExpiring: of('certificateExpiring'),
})

/** Until someone has chosen, nothing is told. */
const settings = async (call: Call<unknown>): Promise<AlertSettings> => {
  const { db, timeZone } = call
  const caller = requireCaller(call)
  const person = await db
    .selectFrom('users')
    .select('emailAddress')
    .where('id', '=', caller.userId)
    .executeTakeFirst()
  const emailAddress = person?.emailAddress || null
  const saved = await db
    .selectFrom('alertSettings')
    .select(['deliveries', 'rejectedPercent', 'scope', 'components', 'byEmail', 'digestAt'])
    .select(['quietFrom', 'quietUntil', 'quietDays', 'failuresBreakQuiet', 'timeZone'])
    .where('userId', '=', caller.userId)
    .executeTakeFirst()
  if (!saved) return { ...deliveriesOf(() => 'off'), ...DEFAULTS, timeZone, emailAddress }
  const { deliveries, ...choices } = saved
  const chosen = await callerDistricts(db, caller)
    .innerJoin('alertDistricts', 'alertDistricts.districtId', 'districts.id')
    .select('districts.id')
    .where('alertDistricts.userId', '=', caller.userId)
    .orderBy('districts.id')
    .execute()
  const districtIds = chosen.map(({ id }) => id)
  return { ...deliveriesOf((event) => deliveries[event]), ...choices, districtIds, emailAddress }
}

const saveSettings = async (call: Call<AlertChoices>): Promise<AlertSettings> => {
  const { db, body } = call
  const caller = requireCaller(call)
  const now = call.now()
  const before = await settings(call)
  if (body.byEmail && before.emailAddress === null)
    throw fieldError({ field: 'byEmail', message: 'your user has no email address' })
  const consoleUrl = body.byEmail ? consoleAddress(call) : findConsoleAddress(call)
  const districtIds = body.scope === 'chosen' ? [...new Set(body.districtIds)] : []
  await db.transaction().execute(async (trx) => {
    if (districtIds.length > 0) {
      const found = await callerDistricts(trx, caller)
        .select('districts.id')
        .where('districts.id', 'in', districtIds)
        .execute()
      if (found.length < districtIds.length)
        throw fieldError({ field: 'districtIds', message: 'it names a district that you have no access to' })
    }
    const values = {
      deliveries: json(deliveriesOf((event) => body[event])),
      rejectedPercent: body.rejectedPercent,
      scope: body.scope,
      components: json(body.components),
      byEmail: body.byEmail,
      digestAt: body.digestAt,
      quietFrom: body.quietFrom,
      quietUntil: body.quietUntil,
      quietDays: json(body.quietDays),
      failuresBreakQuiet: body.failuresBreakQuiet,
      timeZone: body.timeZone,
      consoleUrl,
    }
    // What has been open for long isn't news to someone who asks for more; the digest lists it.
    const since = isAboutTheSame(before, body) ? {} : { since: now }
    // The next digest comes at the next time of day that was chosen.
    const digestOn = clockOf(now, body.timeZone) >= body.digestAt ? zonedDay(now, body.timeZone) : null
    const isSameTime = before.digestAt === body.digestAt && before.timeZone === body.timeZone
    await trx
      .insertInto('alertSettings')
      .values({
        ...values,
        userId: caller.userId,
        unsubscribeKey: randomBytes(24).toString('base64url'),
        since: now,
        digestOn,
      })
      .onConflict((conflict) =>
        conflict.column('userId').doUpdateSet({ ...values, ...since, ...(isSameTime ? {} : { digestOn }) }),
      )
      .execute()
    await trx.deleteFrom('alertDistricts').where('userId', '=', caller.userId).execute()
    if (districtIds.length > 0)
      await trx
        .insertInto('alertDistricts')
        .values(districtIds.map((districtId) => ({ userId: caller.userId, districtId })))
        .execute()
  })
  return settings(call)
}

/** True if a change is about how alerts come, not about which. */
const isAboutTheSame = (before: AlertChoices, after: AlertChoices): boolean =>
  ALERT_EVENTS.every((event) => before[event] === after[event]) &&
  before.rejectedPercent === after.rejectedPercent &&
  before.scope === after.scope &&
  (after.scope !== 'chosen' || sameItems(before.districtIds, after.districtIds)) &&
  sameItems(before.components, after.components)

const sameItems = <Item>(one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && one.every((item) => other.includes(item))

/** What the caller is told about districts, and what they want to be told. */
export const alertHandlers = {
  'alerts.messages': messages,
  'alerts.unread': unread,
  'alerts.markRead': markRead,
  'alerts.settings': settings,
  'alerts.saveSettings': saveSettings,
} satisfies Partial<Handlers>
