import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { uniqueViolation } from '../db/unique-violation.ts'
import { DUE_WORK } from './due.ts'
import type { DueWork, Scheduled } from './due-work.ts'
import { nextRun } from './next-run.ts'
import { planSlots, withPlans } from './plan-slots.ts'

type Options = { now: Date; onError: (error: unknown) => void }
type Slot = Scheduled & { nextRunAt: string }

/**
 * Queues what has come due: each run once, however many servers look, and one run when several were missed while no server
 * ran. What cannot run now stays due. A kind or district that fails keeps no other from running.
 */
export const queueDue = async (db: Db, { now, onError }: Options): Promise<void> => {
  for (const [kind, work] of Object.entries(DUE_WORK)) {
    try {
      await planSlots(db, { kind, work, now, onError })
      for (const slots of groups(await dueSlots(db, kind, work, now), work))
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

type Start = { kind: string; work: DueWork; slots: readonly Slot[]; now: Date }

/** Whoever moves a slot on has its run. */
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
    // Somebody started the same by hand at this very moment: it is running, as above.
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
