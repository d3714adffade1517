import type { ImportLogResult } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { unusualDrop } from '../../features/runs/run/compare-with-previous.ts'
import { RunNote } from '../../features/runs/run/run-note.tsx'
import { failureFix } from './failure-fix.ts'
import type { ImportLogResultsMessages } from './messages.ts'

/** What must not be overlooked about a component: why it failed, or that it brought unusually few rows. Null when all is usual. */
export const componentNote = (
  districtId: string,
  result: ImportLogResult,
  m: ImportLogResultsMessages,
): ReactElement | null => {
  if (result.message !== null && (result.status === 'failed' || result.status === 'held')) {
    return (
      <RunNote
        tone={result.status === 'failed' ? 'failed' : 'warning'}
        fix={failureFix(districtId, result, m)}
      >
        {result.message}
      </RunNote>
    )
  }
  const drop = unusualDrop(result, 'recordsRead')
  return drop && <RunNote tone="warning">{m.fewer(drop.fewer, drop.batchId)}</RunNote>
}
