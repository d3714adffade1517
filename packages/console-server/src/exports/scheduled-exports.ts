import { sql } from 'kysely'
import type { Scheduled } from '../schedules/due-work.ts'

/** What is sent by itself: only the year that the district's data is of. */
export const scheduledExports = sql<Scheduled>`
  select e.id, e.lea, e.schedule_time, e.schedule_days, d.time_zone, coalesce(e.updated_at, e.created_at) as updated_at
  from exports e join districts d on d.lea = e.lea and d.sis_year = e.school_year
  where e.is_enabled and e.schedule_enabled and e.schedule_time is not null and d.is_active`
