import { placeOf } from '@edconsole/console-core'
import type { HeatDay } from './heat-day.ts'
import { fullDay, lastDays } from './last-days.ts'

/** Fourteen days, the last of them in September 2026. */
export const SAMPLE_DAYS = lastDays(new Date('2026-09-14T12:14:00Z'), {
  timeZone: 'America/New_York',
  count: 14,
})

/** One state a day from the last day backwards; an empty word is a day without anything. */
export const sampleHeat = (name: string, statuses: readonly string[], linked = true): HeatDay[] =>
  SAMPLE_DAYS.map((day, index) => {
    const status = statuses[SAMPLE_DAYS.length - 1 - index]
    if (!status) return { day, text: 'No import' }
    const to = placeOf('import-log-results', { districtId: '42', batchId: String(48_200 + index) })
    return { day, status, text: `${name}, ${fullDay(day)}: ${status}`, ...(linked && { to }) }
  })
