import { type InboxSettings, zonedDay } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import { isBlackout } from '../schedules/due-work.ts'

export const IMPORT_DEFAULTS: InboxSettings = {
  startsWhenComplete: true,
  oldAfterDays: 7,
  archiveDays: 90,
  isPaused: false,
  pausedUntil: null,
  blackoutRanges: [],
  sectionsWithoutTeacher: 0,
  studentsWithoutSection: 0,
  teachersWithoutSection: 0,
  enrollmentsOutsideTerm: 0,
  siteStudentLossPercent: 10,
  siteStaffLossPercent: 20,
  rejectedLimitPercent: 1,
}

/** Returns a district's settings; the defaults before the first save. */
export const importSettingsOf = async (db: Db, lea: string): Promise<InboxSettings> => {
  const saved = await db
    .selectFrom('importSettings')
    .select(['startsWhenComplete', 'oldAfterDays', 'archiveDays'])
    .select(['isPaused', 'pausedUntil', 'blackoutRanges'])
    .select(['sectionsWithoutTeacher', 'studentsWithoutSection', 'teachersWithoutSection'])
    .select([
      'enrollmentsOutsideTerm',
      'siteStudentLossPercent',
      'siteStaffLossPercent',
      'rejectedLimitPercent',
    ])
    .where('lea', '=', lea)
    .executeTakeFirst()
  return saved ?? IMPORT_DEFAULTS
}

/** Why no import of a district may start by itself at a moment; null if one may. */
export const automaticStop = (
  { isPaused, pausedUntil, blackoutRanges }: InboxSettings,
  timeZone: string,
  at: Date,
): 'paused' | 'blackout' | null => {
  if (isPaused && (pausedUntil === null || zonedDay(at, timeZone) <= pausedUntil)) return 'paused'
  return isBlackout(blackoutRanges, timeZone, at) ? 'blackout' : null
}
