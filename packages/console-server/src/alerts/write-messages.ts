import { zonedDay, zonedTime } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import type { ServerContext } from '../server-context.ts'
import { queueDeliveries } from '../webhooks/queue-deliveries.ts'
import { isOpen, isWanted, type Reader, readerOf, toldBy } from './readers.ts'

type Context = Pick<ServerContext, 'db' | 'employeeAccess' | 'publicUrl'>

/** Causes of one transaction. */
const AT_A_TIME = 500

/**
 * Writes the messages of causes that began, changed or are over since the last time: one per person and webhook when a cause
 * opens for them, one when it is over. Several servers may do it at once.
 */
export const writeMessages = async (context: Context, now: Date): Promise<void> => {
  while ((await writeSome(context, now)) === AT_A_TIME);
}

const writeSome = ({ db, employeeAccess, publicUrl }: Context, now: Date): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const pending = await trx
      .selectFrom('alertCauses')
      .select('id')
      .where('isPending', '=', true)
      .orderBy('id')
      .limit(AT_A_TIME)
      .forUpdate()
      .skipLocked()
      .execute()
    if (pending.length === 0) return 0
    const ids = pending.map(({ id }) => id)
    const wanted = await trx.selectFrom('alertSettings').selectAll().orderBy('userId').execute()
    for (const settings of wanted) {
      const reader = await readerOf(trx, settings, { employeeAccess })
      if (reader) await writeTo(trx, reader, { ids, now })
    }
    await queueDeliveries(trx, { causeIds: ids, publicUrl, now })
    await trx.updateTable('alertCauses').set({ isPending: false }).where('id', 'in', ids).execute()
    return pending.length
  })

const writeTo = async (
  trx: Db,
  reader: Reader,
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<void> => {
  const events = toldBy(reader, 'immediate')
  if (events.length === 0) return
  const { userId, since } = reader.settings
  await sql`insert into alert_messages (user_id, cause_id, kind, facts, created_at)
    select ${userId}::integer, c.id, case when ${isOpen(reader)} then 'opened' else 'over' end,
      jsonb_build_object('percent', c.percent, 'count', c.count, 'batchId', c.batch_id, 'expiresAt', c.expires_at),
      ${now}::timestamptz
    from alert_causes c join districts on districts.id = c.district_id
    left join lateral (select m.kind from alert_messages m where m.cause_id = c.id and m.user_id = ${userId}::integer
      order by m.id desc limit 1) last on true
    where c.id = any(${[...ids]}::integer[]) and ${isWanted(reader, events)}
      and case when ${isOpen(reader)} then coalesce(last.kind, 'over') = 'over' and c.changed_at >= ${since}::timestamptz
        else last.kind = 'opened' end
    order by c.id`.execute(trx)
}

/** Writes the digest of everybody whose time has come. Where nothing is open there is none. */
export const writeDigests = async (context: Context, now: Date): Promise<void> => {
  const all = await context.db.selectFrom('alertSettings').selectAll().orderBy('userId').execute()
  for (const settings of all) {
    const day = zonedDay(now, settings.timeZone)
    if (settings.digestOn !== null && settings.digestOn >= day) continue
    if (clockOf(now, settings.timeZone) < settings.digestAt) continue
    if (!Object.values(settings.deliveries).includes('digest')) continue
    await context.db.transaction().execute(async (trx) => {
      // Of several servers one goes on.
      const { numUpdatedRows } = await trx
        .updateTable('alertSettings')
        .set({ digestOn: day })
        .where('userId', '=', settings.userId)
        .where(sql<boolean>`(digest_on is null or digest_on < ${day})`)
        .executeTakeFirst()
      const reader = numUpdatedRows > 0n ? await readerOf(trx, settings, context) : null
      if (reader) await writeSummary(trx, reader, now)
    })
  }
}

const writeSummary = async (trx: Db, reader: Reader, now: Date): Promise<void> => {
  const { rows } = await sql<EventSummary>`
    select c.event, count(*)::integer as count, jsonb_agg(distinct c.district_id) as district_ids,
      jsonb_agg(distinct c.batch_id) as batch_ids
    from alert_causes c join districts on districts.id = c.district_id
    where ${isOpen(reader)} and ${isWanted(reader, toldBy(reader, 'digest', 'immediate'))}
    group by c.event order by c.event`.execute(trx)
  if (rows.length === 0) return
  const counts = rows.map(({ event, count }) => ({ event, count }))
  // Where it leads: only what it is about alone.
  const districtId = onlyOne(rows.flatMap(({ districtIds }) => districtIds))
  const batchId = onlyOne(rows.flatMap(({ batchIds }) => batchIds))
  await trx
    .insertInto('alertMessages')
    .values({
      userId: reader.settings.userId,
      kind: 'digest',
      facts: json({ counts, districtId, batchId }),
      createdAt: now,
    })
    .execute()
}

type EventSummary = {
  event: string
  count: number
  districtIds: number[]
  batchIds: (number | null)[]
}

const onlyOne = <Item>(items: readonly Item[]): Item | null => {
  const [item, ...others] = new Set(items)
  return item === undefined || others.length > 0 ? null : item
}

/** `HH:mm` of a moment, in a time zone. */
export const clockOf = (now: Date, timeZone: string): string => {
  const { hour, minute } = zonedTime(now, timeZone)
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
