import type { CorrectionRequest } from '@edconsole/console-core'
import { shortDay } from '../../patterns/heat-row/last-days.ts'
import type { CorrectionMessages } from './messages.ts'

/** Returns how a request stands, in one line. @param today `YYYY-MM-DD` */
export const correctionState = (
  request: Pick<
    CorrectionRequest,
    'status' | 'dueOn' | 'correctedRows' | 'openRows' | 'closedBatchId' | 'closedBy'
  >,
  today: string,
  m: CorrectionMessages,
): string => {
  const { status, dueOn, correctedRows, openRows, closedBatchId, closedBy } = request
  if (status === 'closed')
    return closedBatchId !== null ? m.closedByBatch(closedBatchId) : m.closedBy(closedBy ?? '')
  const day = shortDay(dueOn)
  return [
    m.statuses[status],
    ...(correctedRows > 0 ? [m.corrected(correctedRows, openRows)] : []),
    dueOn < today ? m.overdue(day) : m.due(day),
  ].join(' · ')
}
