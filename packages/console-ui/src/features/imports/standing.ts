import {
  type DistrictImportStatus,
  formatCount,
  formatDateTimeWithZone,
  importLogsResource,
  useAccess,
  useExtension,
  useItem,
} from '@edconsole/console-core'
import { dayOf } from '../../patterns/heat-row/last-days.ts'
import type { StandingMessages } from './messages.ts'

/** How the imports of the selected district stand, beside their own rhythm; undefined where that isn't known. */
export const useImportStanding = (): DistrictImportStatus | undefined => {
  const { can } = useAccess()
  const isAnswered = useExtension(importLogsResource.status)
  return useItem(importLogsResource.status, {}, { enabled: isAnswered && can('import-logs'), silent: true })
    .data
}

/**
 * Returns how often the last imports ended alike, or that the next one is late; null where there is nothing to say.
 * @param last the import that is told beside it: a status that isn't about that one is out of date
 */
export const standingText = (
  standing: DistrictImportStatus | undefined,
  { last, timeZone }: { last: number | undefined; timeZone: string },
  m: StandingMessages,
): string | null => {
  if (!standing || standing.lastImportBatchId !== last) return null
  const { importState, streak, stateSince, expectedBy, lateReason } = standing
  if (importState === 'late') {
    if (!expectedBy) return null
    const late = m.late(formatDateTimeWithZone(expectedBy, timeZone))
    return lateReason ? m.lateWhy(late, m.delays[lateReason]) : late
  }
  if (stateSince === null) return null
  const day = dayOf(stateSince, timeZone)
  if (importState === 'held' && streak < 2) return m.heldSince(day)
  if (importState === 'never' || importState === 'completed' || streak < 2) return null
  return m.inARow[importState]?.(formatCount(streak), day) ?? null
}
