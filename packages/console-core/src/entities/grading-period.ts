import type { PERIOD_TYPES, SESSION_TYPES } from '../lists/grading-period-words.ts'
import type { RowMeta } from './row-meta.ts'

/** A stretch of the school year for which marks are given: `GET /grading-periods`. */
export type GradingPeriod = RowMeta & {
  /** Unique together with site and year. */
  gradingPeriodCode: string
  title: string
  sessionType: keyof typeof SESSION_TYPES
  periodType: keyof typeof PERIOD_TYPES | null
  siteCode: string
  termCode: string | null
  /** The period that this one is part of. */
  parentCode: string | null
  /** `YYYY-MM-DD`; so every date. */
  startDate: string
  endDate: string
  sequence: number | null
  totalInstructionalDays: number | null
  /** Whether today is one of its days. */
  isCurrent: boolean
}
