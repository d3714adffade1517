import { formatCount, type ImportLogHeader, type ImportLogResult } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { acceptedRows } from '../../features/imports/accepted-rows.ts'
import { RunFigures } from '../../features/runs/list/run-figures.tsx'
import { compareWithPrevious } from '../../features/runs/run/compare-with-previous.ts'
import type { ImportLogResultsMessages } from './messages.ts'

export type BatchFiguresProps = {
  /** Undefined while it is not known. */
  batch: ImportLogHeader | undefined
  results: readonly ImportLogResult[]
  m: ImportLogResultsMessages
}

/** The figures of a batch, and how they differ from the runs before. */
export function BatchFigures({ batch, results, m }: BatchFiguresProps): ReactElement {
  const compared = batch ? compareWithPrevious(results, ['recordsRead', 'recordsRejected']) : null
  return (
    <RunFigures
      run={batch}
      figures={[
        { label: m.read, value: batch && formatCount(batch.recordsRead) },
        { label: m.accepted, value: batch && formatCount(acceptedRows(batch)), mark: 'accepted' },
        { label: m.rejected, value: batch && formatCount(batch.recordsRejected), mark: 'rejected' },
      ]}
      compared={
        compared && {
          batchId: compared.batchId,
          differences: [
            { by: compared.change.recordsRead, noun: m.compare.read },
            { by: compared.change.recordsRejected, noun: m.compare.rejected, worse: true },
          ],
        }
      }
      m={m}
    />
  )
}
