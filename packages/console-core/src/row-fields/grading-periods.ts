import type { GradingPeriod } from '../entities/grading-period.ts'
import { flag, optional, type RowFields, required } from './row-field.ts'

export const GRADING_PERIOD_FIELDS = {
  gradingPeriodCode: required.code,
  title: required.text,
  sessionType: { kind: 'code', blank: 'gradingPeriod' },
  periodType: optional.code,
  siteCode: required.code,
  termCode: optional.code,
  parentCode: optional.code,
  startDate: required.date,
  endDate: required.date,
  sequence: optional.number,
  totalInstructionalDays: optional.number,
  isCurrent: flag,
} as const satisfies RowFields<GradingPeriod>
