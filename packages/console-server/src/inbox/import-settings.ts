import { type BlackoutRange, zonedDay } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import { isBlackout } from '../schedules/due-work.ts'

/** When a district's imports run by themselves, and what becomes of its files. */
export type ImportSettings = {
  /** An import starts by itself when all files of the templates that are on have arrived. */
  startsWhenComplete: boolean
  /** After this many days without a new one, a file counts as old; null never. */
  oldAfterDays: number | null
  /** How long imported files are kept. */
  archiveDays: number
  isPaused: boolean
  /** The last day of the pause in the district; null until somebody ends it. */
  pausedUntil: string | null
  blackoutRanges: BlackoutRange[]
}

export const IMPORT_DEFAULTS: ImportSettings = {
  startsWhenComplete: true,
  oldAfterDays: 7,
  archiveDays: 90,
  isPaused: false,
  pausedUntil: null,
  blackoutRanges: [],
}

/** Returns a district's settings; the defaults if nobody has saved any. */
export const importSettingsOf = async (db: Db, lea: string): Promise<ImportSettings> => {
  const saved = await db
    .selectFrom('importSettings')
    .select([
      'startsWhenComplete',
      'oldAfterDays',
      'archiveDays',
      'isPaused',
      'pausedUntil',
      'blackoutRanges',
    ])
    .where('lea', '=', lea)
    .executeTakeFirst()
  return saved ?? IMPORT_DEFAULTS
}

/** Why no import of a district may start by itself at a moment; null if one may. */
export const automaticStop = (
  { isPaused, pausedUntil, blackoutRanges }: ImportSettings,
  timeZone: string,
  at: Date,
): 'paused' | 'blackout' | null => {
  if (isPaused && (pausedUntil === null || zonedDay(at, timeZone) <= pausedUntil)) return 'paused'
  return isBlackout(blackoutRanges, timeZone, at) ? 'blackout' : null
}
