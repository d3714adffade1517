import { WEEKDAYS } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import { inboxOf, isChanging } from '../inbox/district-inbox.ts'
import { automaticStop, importSettingsOf } from '../inbox/import-settings.ts'
import { rollingSince } from '../rollovers/rolling-since.ts'
import type { DueWork, Scheduled } from '../schedules/due-work.ts'
import { queueTemplates, runningSince } from './queue-templates.ts'

/**
 * Templates that run automatically: those with a schedule, and all others too if the district has an import time.
 */
const scheduled = sql<Scheduled>`
  select t.id, t.lea, d.time_zone, t.updated_at,
    case when t.schedule_enabled then t.schedule_time else d.auto_import_time end as schedule_time,
    case when t.schedule_enabled then t.schedule_days else ${json(Object.keys(WEEKDAYS))}::jsonb end as schedule_days
  from import_templates t join districts d on d.lea = t.lea and d.sis_year = t.school_year
  where t.is_enabled and d.is_active and d.imports_enabled
    and (t.schedule_enabled or d.auto_import_time is not null)`

/** Files that arrive all day long don't keep the district from importing. */
const LONGEST_WAIT_MS = 30 * 60_000

const stopOf = async (trx: Db, lea: string, now: Date) => {
  const { timeZone } = await trx
    .selectFrom('districts')
    .select('timeZone')
    .where('lea', '=', lea)
    .executeTakeFirstOrThrow()
  return automaticStop(await importSettingsOf(trx, lea), timeZone, now)
}

/**
 * Templates of a district that are due together form one import; they wait for a running import or rollover, and for files
 * that are being written. During a pause and on blackout dates a run is skipped.
 */
export const dueImports: DueWork = {
  scheduled,
  together: true,
  isReady: async ({ lea, since, now, store }) =>
    now.getTime() - since.getTime() > LONGEST_WAIT_MS || !(await isChanging(store, inboxOf(lea))),
  queue: async (trx, { lea, ids, now }) => {
    if ((await stopOf(trx, lea, now)) !== null) return true
    if ((await rollingSince(trx, lea)) !== null) return false
    if ((await runningSince(trx, lea)) !== null) return false
    await queueTemplates(trx, {
      lea,
      templateIds: ids,
      now,
      triggerType: 'scheduled',
      triggeredBy: null,
      mode: undefined,
    })
    return true
  },
}
