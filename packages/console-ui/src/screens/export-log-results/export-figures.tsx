import {
  type ExportLogHeader,
  type ExportLogResult,
  formatCount,
  formatFileSize,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { sentRows } from '../../features/exports/run/sent-rows.ts'
import { RunFigures } from '../../features/runs/list/run-figures.tsx'
import { compareWithPrevious } from '../../features/runs/run/compare-with-previous.ts'
import type { ExportLogResultsMessages } from './messages.ts'

export type ExportFiguresProps = {
  /** Undefined while it is not known. */
  batch: ExportLogHeader | undefined
  results: readonly ExportLogResult[]
  m: ExportLogResultsMessages
}

/** The figures of a sending, and how its files differ from those before. */
export function ExportFigures({ batch, results, m }: ExportFiguresProps): ReactElement {
  const compared = batch ? compareWithPrevious(results, ['recordsWritten', 'recordsSkipped']) : null
  return (
    <RunFigures
      run={batch}
      figures={[
        { label: m.sent, value: batch && formatCount(sentRows(batch)), mark: 'accepted' },
        { label: m.leftOut, value: batch && formatCount(batch.recordsSkipped), mark: 'rejected' },
        { label: m.size, value: batch && formatFileSize(batch.fileSizeBytes) },
      ]}
      compared={
        compared && {
          batchId: compared.batchId,
          differences: [
            { by: compared.change.recordsWritten, noun: m.compare.written },
            { by: compared.change.recordsSkipped, noun: m.compare.leftOut, worse: true },
          ],
        }
      }
      m={m}
    />
  )
}
