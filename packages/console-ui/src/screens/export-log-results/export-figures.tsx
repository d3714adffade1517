import {
  type ExportLogHeader,
  type ExportLogResult,
  formatCount,
  formatDateTime,
  formatFileSize,
  useConsoleSettings,
} from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { sentRows } from '../../patterns/export-run/sent-rows.ts'
import { compareWithPrevious } from '../../patterns/run-log/compare-with-previous.ts'
import { RunDurationText } from '../../patterns/run-log/run-duration-text.tsx'
import { signedCount } from '../../patterns/run-log/signed-count.ts'
import { Strip } from '../../patterns/strip/strip.tsx'
import type { ExportLogResultsMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type ExportFiguresProps = {
  batch: ExportLogHeader
  results: readonly ExportLogResult[]
  m: ExportLogResultsMessages
}

/** The figures of a sending, and how its files differ from those before. */
export function ExportFigures({ batch, results, m }: ExportFiguresProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const compared = compareWithPrevious(results, ['recordsWritten', 'recordsSkipped'])
  return (
    <Strip
      label={m.figures}
      items={[
        { label: m.started, value: formatDateTime(batch.startedAt, timeZone) },
        { label: m.duration, value: <RunDurationText run={batch} /> },
        { label: m.sent, value: formatCount(sentRows(batch)), mark: 'accepted' },
        { label: m.leftOut, value: formatCount(batch.recordsSkipped), mark: 'rejected' },
        { label: m.size, value: formatFileSize(batch.fileSizeBytes) },
        ...(compared
          ? [
              {
                label: compared.batchId === null ? m.comparedWithBefore : m.comparedWith(compared.batchId),
                value: differences(compared.change, m),
                kind: 'text' as const,
              },
            ]
          : []),
      ]}
    />
  )
}

/** Keeps the place of the figures, so that the list below stays where it is when they come. */
export function WaitingExportFigures({ m }: { m: ExportLogResultsMessages }): ReactElement {
  const wait = (label: string, width: number) => ({ label, value: <Skeleton shape="title" width={width} /> })
  return (
    <Strip
      label={m.figures}
      items={[
        wait(m.started, 176),
        wait(m.duration, 56),
        { ...wait(m.sent, 56), mark: 'accepted' },
        { ...wait(m.leftOut, 40), mark: 'rejected' },
        wait(m.size, 56),
      ]}
    />
  )
}

type Change = { recordsWritten: number; recordsSkipped: number }

const differences = (
  { recordsWritten: written, recordsSkipped: leftOut }: Change,
  m: ExportLogResultsMessages,
): ReactNode => {
  if (written === 0 && leftOut === 0) return m.compare.same
  return (
    <>
      <span className={css.strong}>{signedCount(written)}</span> {m.compare.written},{' '}
      <span className={leftOut > 0 ? css.worse : css.strong}>{signedCount(leftOut)}</span> {m.compare.leftOut}
    </>
  )
}
