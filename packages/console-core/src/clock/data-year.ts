import { CONSTANTS } from '../constants.ts'
import { formatYearPair } from '../formats/format-year-pair.ts'
import { isRolloverSeason } from './is-rollover-season.ts'
import { schoolYearOf } from './school-year-of.ts'

export type DataYear = {
  /** `2026-2027` */
  label: string
  /** The district's year is behind the current school year: not rolled over yet (R31). */
  behind: boolean
}

/** The header's 'Data Year', or null outside the rollover season ([S2.1], R31). */
export const dataYearOf = (
  district: { sisYear: number },
  now: Date,
  timeZone: string = CONSTANTS.timeZone,
): DataYear | null =>
  isRolloverSeason(now, timeZone)
    ? { label: formatYearPair(district.sisYear), behind: district.sisYear < schoolYearOf(now, timeZone) }
    : null
