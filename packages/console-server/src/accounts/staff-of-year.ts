import { zonedDay } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { AccountWay } from './account-way.ts'
import { type StaffPerson, staffPerson } from './staff-person.ts'

const CHUNK = 250

/** The staff that accounts follow, a few hundred at a time, in the order of their ids. */
export async function* staffOfYear(db: Db, way: AccountWay, now: Date): AsyncGenerator<StaffPerson[]> {
  const today = zonedDay(now, way.timeZone)
  for (let after = ''; ; ) {
    const rows = await staffRows(db, way)
      .where('sourceId', '>', after)
      .orderBy('sourceId')
      .limit(CHUNK)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => staffPerson(row, today))
    after = last.sourceId
  }
}

/** One of them; undefined when this year has none. */
export const staffOfId = async (
  db: Db,
  way: AccountWay,
  { staffId, now }: { staffId: string; now: Date },
): Promise<StaffPerson | undefined> => {
  const row = await staffRows(db, way).where('sourceId', '=', staffId).executeTakeFirst()
  return row && staffPerson(row, zonedDay(now, way.timeZone))
}

export const countStaff = async (db: Db, way: AccountWay): Promise<number> => {
  const { count } = await staffRows(db, way)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const staffRows = (db: Db, { lea, schoolYear }: AccountWay) =>
  db
    .selectFrom('sisRows')
    .select(['id', 'sourceId', 'data', 'isActive'])
    .where('lea', '=', lea)
    .where('component', '=', sql.lit('staff'))
    .where('schoolYear', '=', schoolYear)
