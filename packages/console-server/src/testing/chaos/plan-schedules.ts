import { WEEKDAYS, zonedTime } from '@edconsole/console-core/contract'
import { json } from '../../db/schema/columns.ts'
import type { Db } from '../../db/schema.ts'
import { TIME_ZONE } from '../new-district.ts'

const MINUTE_MS = 60_000
/** Servers look every fifteen seconds what has a new schedule. */
const AHEAD_MS = 20_000

/** The first full minute that servers hear of in time. */
export const nextMinute = (): Date => new Date(Math.ceil((Date.now() + AHEAD_MS) / MINUTE_MS) * MINUTE_MS)

export const EVERY_DAY = Object.keys(WEEKDAYS)

/** `HH:mm` of a moment in the districts. */
export const clockAt = (at: Date): string => {
  const { hour, minute } = zonedTime(at, TIME_ZONE)
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** Plans the import of all templates of a district. */
export const scheduleImport = async (db: Db, lea: string, at: Date): Promise<void> => {
  await db
    .updateTable('importTemplates')
    .set({
      scheduleEnabled: true,
      scheduleTime: clockAt(at),
      scheduleDays: json(EVERY_DAY),
      updatedAt: new Date(),
    })
    .where('lea', '=', lea)
    .execute()
}
