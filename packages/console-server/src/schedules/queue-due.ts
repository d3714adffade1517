import { sql } from 'kysely'
import { uniqueViolation } from '../db/database-errors.ts'
import type { Db } from '../db/schema.ts'
import type { FileStore } from '../storage/file-store.ts'
import { DUE_WORK } from './due.ts'
import { type DueWork, nextRun, type Scheduled } from './due-work.ts'

type Planned = Scheduled & { plan: string }

type PlanOptions = {
  kind: string
  work: DueWork
  now: Date
  freshMs: number
  onError: (error: unknown) => void
}

const CHUNK = 500

type Options = {
  now: Date
  store: FileStore
  /** How long what another server has planned needn't be planned again; default 0. */
  freshMs?: number
  onError: (error: unknown) => void
}
type Slot = Scheduled & { nextRunAt: string }

/**
 * Queues what has come due: each run once, however many servers look, and one run when several were missed while no server
 * ran. What cannot run now stays due. A kind or district that fails keeps no other from running.
 */
export const queueDue = async (db: Db, { now, store, freshMs = 0, onError }: Options): Promise<void> => {
  for (const [kind, work] of Object.entries(DUE_WORK)) {
    try {
      await planSlots(db, { kind, work, now, freshMs, onError })
      for (const slots of groups(await dueSlots(db, kind, work, now), work))
        if (await isReady(work, { slots, now, store }))
          await start(db, { kind, work, slots, now }).catch(onError)
    } catch (error) {
      onError(error)
    }
  }
}

const dueSlots = async (db: Db, kind: string, work: DueWork, now: Date): Promise<Slot[]> => {
  const { rows } = await sql<Slot>`
    select s.*, p.next_run_at from (${withPlans(work)}) s
      join schedule_slots p on p.kind = ${kind} and p.subject_id = s.id and p.plan = s.plan
    where p.next_run_at <= ${now}::timestamptz order by s.id`.execute(db)
  return rows
}

const groups = (slots: readonly Slot[], { together }: DueWork): Slot[][] => [
  ...Map.groupBy(slots, ({ lea, id }) => (together ? lea : id)).values(),
]

const isReady = async (
  { isReady }: DueWork,
  { slots, now, store }: { slots: readonly Slot[]; now: Date; store: FileStore },
): Promise<boolean> => {
  const [first] = slots
  if (first === undefined || isReady === undefined) return true
  const since = new Date(Math.min(...slots.map(({ nextRunAt }) => Date.parse(nextRunAt))))
  return isReady({ lea: first.lea, since, now, store })
}

type Start = { kind: string; work: DueWork; slots: readonly Slot[]; now: Date }

/** The server that advances a slot gets its run. */
const start = async (db: Db, { kind, work, slots, now }: Start): Promise<void> => {
  try {
    await db.transaction().execute(async (trx) => {
      const ids: number[] = []
      for (const slot of slots) if (await moveOn(trx, kind, slot, now)) ids.push(slot.id)
      const [first] = slots
      if (first === undefined || ids.length === 0) return
      if (!(await work.queue(trx, { lea: first.lea, ids, now }))) throw new NotNowError()
    })
  } catch (error) {
    // A user started the same run by hand at this very moment: it is running, as above.
    if (!(error instanceof NotNowError) && uniqueViolation(error) === undefined) throw error
  }
}

const moveOn = async (trx: Db, kind: string, slot: Slot, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('scheduleSlots')
    .set({ nextRunAt: nextRun({ ...slot, scheduleEnabled: true }, slot.timeZone, now) })
    .where('kind', '=', kind)
    .where('subjectId', '=', slot.id)
    .where('nextRunAt', '=', slot.nextRunAt)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

class NotNowError extends Error {
  override name = 'NotNowError'
}

/** `scheduled` with the text that changes whenever the times of its runs do. */
const withPlans = ({ scheduled }: Pick<DueWork, 'scheduled'>) =>
  sql<Planned>`select s.*, concat_ws(' ', s.schedule_time, s.schedule_days, s.time_zone) as plan from (${scheduled}) s`

/**
 * Gives everything that runs by itself its next slot: what is new, what has another schedule, and nothing else. What was
 * saved since the last look may have come due since, so its slots are counted from then. It compares everything that has a
 * schedule, which is once enough for all servers.
 */
const planSlots = async (db: Db, { kind, work, now, freshMs, onError }: PlanOptions): Promise<void> => {
  const last = await lastCheck(db, kind)
  const ageMs = last === undefined ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(last.checkedAt)
  if (ageMs >= 0 && ageMs < freshMs) return
  const checkedAt = last?.checkedAt ?? now.toISOString()
  const { rows } = await sql<Planned>`
    select s.* from (${withPlans(work)}) s left join schedule_slots p on p.kind = ${kind} and p.subject_id = s.id
    where p.plan is distinct from s.plan`.execute(db)
  const slots = rows.flatMap((row) => {
    const since = Math.max(Date.parse(row.updatedAt), Date.parse(checkedAt))
    const schedule = { ...row, scheduleEnabled: true }
    try {
      const nextRunAt = nextRun(schedule, row.timeZone, new Date(Math.min(since, now.getTime())))
      return [{ kind, subjectId: row.id, plan: row.plan, nextRunAt }]
    } catch (error) {
      onError(error)
      return []
    }
  })
  for (let from = 0; from < slots.length; from += CHUNK)
    await db
      .insertInto('scheduleSlots')
      .values(slots.slice(from, from + CHUNK))
      .onConflict((on) =>
        on
          .columns(['kind', 'subjectId'])
          .doUpdateSet(({ ref }) => ({ plan: ref('excluded.plan'), nextRunAt: ref('excluded.nextRunAt') }))
          // Another server may have planned it, and even started it, meanwhile.
          .whereRef('scheduleSlots.plan', 'is distinct from', 'excluded.plan'),
      )
      .execute()
  await sql`delete from schedule_slots p where p.kind = ${kind}
    and not exists (select 1 from (${work.scheduled}) s where s.id = p.subject_id)`.execute(db)
  await sql`insert into schedule_checks (kind, checked_at) values (${kind}, ${now}::timestamptz)
    on conflict (kind) do update set checked_at = excluded.checked_at`.execute(db)
}

const lastCheck = (db: Db, kind: string) =>
  db.selectFrom('scheduleChecks').select('checkedAt').where('kind', '=', kind).executeTakeFirst()
