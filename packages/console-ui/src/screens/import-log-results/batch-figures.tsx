import {
  formatCount,
  formatDateTime,
  type ImportLogHeader,
  type ImportLogResult,
  useConsoleSettings,
} from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import { acceptedRows } from '../../patterns/import-run/accepted-rows.ts'
import { compareWithPrevious } from '../../patterns/run-log/compare-with-previous.ts'
import { RunDurationText } from '../../patterns/run-log/run-duration-text.tsx'
import { signedCount } from '../../patterns/run-log/signed-count.ts'
import { Strip } from '../../patterns/strip/strip.tsx'
import type { ImportLogResultsMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type BatchFiguresProps = {
  batch: ImportLogHeader
  results: readonly ImportLogResult[]
  m: ImportLogResultsMessages
}

/** The figures of a batch, and how they differ from the runs before. */
export function BatchFigures({ batch, results, m }: BatchFiguresProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const comparison = compareWithPrevious(results, ['recordsRead', 'recordsRejected'])
  return (
    <Strip
      label={m.figures}
      items={[
        { label: m.started, value: formatDateTime(batch.startedAt, timeZone) },
        { label: m.duration, value: <RunDurationText run={batch} /> },
        { label: m.read, value: formatCount(batch.recordsRead) },
        { label: m.accepted, value: formatCount(acceptedRows(batch)), mark: 'accepted' },
        { label: m.rejected, value: formatCount(batch.recordsRejected), mark: 'rejected' },
        ...(comparison
          ? [
              {
                label:
                  comparison.batchId === null ? m.comparedWithBefore : m.comparedWith(comparison.batchId),
                value: differences(comparison.change, m),
                kind: 'text' as const,
              },
            ]
          : []),
      ]}
    />
  )
}

type Change = { recordsRead: number; recordsRejected: number }

const differences = (
  { recordsRead: read, recordsRejected: rejected }: Change,
  m: ImportLogResultsMessages,
): ReactNode => {
  if (read === 0 && rejected === 0) return m.compare.same
  return (
    <>
      <span className={css.strong}>{signedCount(read)}</span> {m.compare.read},{' '}
      <span className={rejected > 0 ? css.worse : css.strong}>{signedCount(rejected)}</span>{' '}
      {m.compare.rejected}
    </>
  )
}
