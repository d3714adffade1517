import type { ImportLogHeader } from '@edconsole/console-core'
import type { LookOfStatus } from '../../parts/status/use-status-look.ts'
import type { DistrictOverviewMessages } from './messages.ts'

/** What came of an import, in one sentence. */
export const sentenceOf = (
  { batchId, status, recordsRejected, componentsFailed }: ImportLogHeader,
  m: DistrictOverviewMessages['recent'],
  lookOf: LookOfStatus,
): string => {
  if (status === 'failed') return m.failed(batchId)
  if (componentsFailed > 0 || (status !== 'completed' && status !== 'completedWithErrors'))
    return m.other(batchId, lookOf(status, componentsFailed > 0).word)
  return recordsRejected > 0 ? m.rejected(batchId, recordsRejected) : m.finished(batchId)
}
