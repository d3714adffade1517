import { CONSTANTS, type GradingPeriod, zonedDay } from '@edconsole/console-core/contract'
import type { Call } from '../../http/handler.ts'

/** Grading periods that know whether today is one of their days (R27). */
export const withCurrent = (
  { now }: Pick<Call, 'now'>,
  periods: readonly GradingPeriod[],
): GradingPeriod[] => {
  const today = zonedDay(now(), CONSTANTS.timeZone)
  return periods.map((period) => ({
    ...period,
    isCurrent: period.startDate <= today && today <= period.endDate,
  }))
}
