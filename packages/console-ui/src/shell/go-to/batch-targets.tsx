import { formatDateTime, type ImportLogHeader, placeOf } from '@edconsole/console-core'
import { BatchIcon } from '../../parts/icons/icons.ts'
import { type GoToMessages, type Target, targetKey } from './target.ts'

/** Batches of the selected district. */
export function batchTargets(
  batches: readonly ImportLogHeader[],
  districtId: string,
  timeZone: string,
  m: GoToMessages,
): Target[] {
  return batches.map(({ batchId, startedAt }) => ({
    value: targetKey('batches', batchId),
    group: m.batches,
    label: m.batch(batchId),
    note: startedAt === null ? undefined : formatDateTime(startedAt, timeZone),
    icon: <BatchIcon />,
    atOnce: false,
    open: ({ go }) => go(placeOf('import-log-results', { districtId, batchId: String(batchId) })),
  }))
}
