import { formatCount, formatShare, useClock, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { batchTotals } from '../../features/imports/batch-totals.ts'
import { hoursAgo } from '../../features/runs/hours-ago.ts'
import { FailedFigure } from './failed-figure.tsx'
import { failedInARow } from './failed-in-a-row.ts'
import { Figure } from './figure.tsx'
import { latestRows } from './latest-rows.ts'
import { messages } from './messages.ts'
import { sharesOfBatches } from './shares-of-batches.ts'
import { useFortnight } from './use-fortnight.ts'

/** Rows of the last seven days; the number of batches, too, where nothing about exports takes its place. */
export function LastWeek({ withBatches }: { withBatches: boolean }): ReactElement {
  const m = useMessages('dashboard', messages)
  const since = hoursAgo(useClock()(), 7 * 24)
  const { data, errors, retry } = useFortnight()
  if (!data && errors.length > 0) return <FailedFigure label={m.rowsAccepted} onRetry={retry} />
  const batches = data?.filter(({ startedAt }) => Date.parse(startedAt) >= Date.parse(since))
  const rows = batches && latestRows(batches)
  const totals = batches && batchTotals(batches)
  const failures = failedInARow(data ?? [])
  return (
    <>
      <Figure
        label={m.rowsAccepted}
        value={rows && (failures > 0 ? '–' : formatShare(rows.accepted, rows.read) || '–')}
        course={batches && sharesOfBatches(batches)}
        foot={
          failures > 0
            ? m.failedInARow(formatCount(failures), failures === 1)
            : rows && rows.read > 0
              ? m.ofRead(formatCount(rows.rejected), formatCount(rows.read))
              : m.nothingRead
        }
      />
      {withBatches ? (
        <Figure
          label={m.batches}
          value={totals && formatCount(totals.batches)}
          foot={totals && m.batchesFailed(formatCount(totals.failed))}
        />
      ) : null}
    </>
  )
}
