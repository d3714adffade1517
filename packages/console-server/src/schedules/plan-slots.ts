import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { DueWork, Scheduled } from './due-work.ts'
import { nextRun } from './next-run.ts'

type Planned = Scheduled & { plan: string }
type Options = { kind: string; work: DueWork; now: Date; onError: (error: unknown) => void }

/** `scheduled` with the text that changes whenever the times of its runs do. */
export const withPlans = ({ scheduled }: Pick<DueWork, 'scheduled'>) =>
  sql<Planned>`select s.*, concat_ws(' ', s.schedule_time, s.schedule_days, s.time_zone) as plan from (${scheduled}) s`

const CHUNK = 500

/**
 * Gives everything that runs by itself its next slot: what is new, what has another schedule, and nothing else. What was
 * saved since the last look may have come due since, so its slots are counted from then.
 */
export const planSlots = async (db: Db, { kind, work, now, onError }: Options): Promise<void> => {
  const { checkedAt } = (await lastCheck(db, kind)) ?? { checkedAt: now.toISOString() }
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
