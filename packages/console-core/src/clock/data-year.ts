import { CONSTANTS } from '../constants.ts'
import { formatYearPair } from '../formats/format-year-pair.ts'
import { isRolloverSeason } from './is-rollover-season.ts'
import { schoolYearOf } from './school-year-of.ts'

export type DataYear = {
  /** `2026-2027`, or `not set`. */
  label: string
  /** The district's year is behind the current school year: not rolled over yet (R31). */
  behind: boolean
}

/** The header's 'Data Year', or null outside the rollover season ([S2.1], R31). */
export const dataYearOf = (
  { sisYear }: { sisYear: number | null },
  now: Date,
  timeZone: string = CONSTANTS.timeZone,
): DataYear | null =>
  isRolloverSeason(now, timeZone)
    ? {
        label: formatYearPair(sisYear) || 'not set',
        behind: sisYear !== null && sisYear < schoolYearOf(now, timeZone),
      }
    : null
