import { type ExportLogResult, placeOf } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { unusualDrop } from '../../features/runs/run/compare-with-previous.ts'
import { RunNote } from '../../features/runs/run/run-note.tsx'
import type { ExportLogResultsMessages } from './messages.ts'

/** What must not be overlooked about a file: why it was not taken, or that it has unusually few rows. Null when all is usual. */
export const fileNote = (
  districtId: string,
  result: ExportLogResult,
  m: ExportLogResultsMessages,
): ReactElement | null => {
  if (result.message !== null && result.status === 'failed') {
    const fix = {
      label: m.run.checkExport,
      to: placeOf('export-edit', { districtId, id: String(result.exportId) }),
    }
    return (
      <RunNote tone="failed" fix={fix}>
        {result.message}
      </RunNote>
    )
  }
  const drop = unusualDrop(result, 'recordsWritten')
  return drop && <RunNote tone="warning">{m.fewer(drop.fewer, drop.batchId)}</RunNote>
}
