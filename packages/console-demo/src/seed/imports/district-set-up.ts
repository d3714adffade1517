import { type Schedule, WEEKDAYS, type Weekday } from '@edconsole/console-core/contract'
import type { Db } from '@edconsole/console-server/internal'
import { pickUpTime } from './pick-up-time.ts'

type SetUp = {
  sisSystemId: number | null
  schedule: Schedule
  /** A member of the provider's staff, then the district's own contact. */
  people: readonly [string, string]
}

const PROVIDERS_OWN = 'Ana Silva'

/** Which SIS a district has, who looks after its imports, and when its files are picked up, by its own clock. */
export const districtSetUp = async (db: Db, lea: string, now: Date): Promise<SetUp> => {
  const { sisSystemId, timeZone, contactName } = await db
    .selectFrom('districts')
    .leftJoin('sisSystems', 'sisSystems.name', 'districts.sisProviderName')
    .select(['sisSystems.id as sisSystemId', 'districts.timeZone', 'districts.contactName'])
    .where('lea', '=', lea)
    .executeTakeFirstOrThrow()
  const scheduleTime = pickUpTime(now, timeZone)
  const scheduleDays = Object.keys(WEEKDAYS) as Weekday[]
  return {
    sisSystemId,
    schedule: { scheduleEnabled: true, scheduleTime, scheduleDays },
    people: [PROVIDERS_OWN, contactName ?? PROVIDERS_OWN],
  }
}
