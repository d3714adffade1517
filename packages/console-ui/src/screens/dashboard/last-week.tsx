import { formatCount, formatShare, useClock, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { batchTotals } from '../../patterns/import-run/batch-totals.ts'
import { hoursAgo } from '../../patterns/run-log/hours-ago.ts'
import { FailedFigure } from './failed-figure.tsx'
import { Figure } from './figure.tsx'
import { messages } from './messages.ts'
import { sharesOfBatches } from './shares-of-batches.ts'
import { useFortnight } from './use-fortnight.ts'

/** Rows of the last seven days; the number of batches, too, where nothing about exports takes its place. */
export function LastWeek({ withBatches }: { withBatches: boolean }): ReactElement {
  const m = useMessages('dashboard', messages)
  const since = hoursAgo(useClock()(), 7 * 24)
  const fortnight = useFortnight()
  const { errors, retry } = fortnight
  const data = fortnight.data?.filter(({ startedAt }) => Date.parse(startedAt) >= Date.parse(since))
  if (!data && errors.length > 0) return <FailedFigure label={m.rowsAccepted} onRetry={retry} />
  const totals = data && batchTotals(data)
  return (
    <>
      <Figure
        label={m.rowsAccepted}
        value={totals && (formatShare(totals.accepted, totals.read) || '–')}
        course={data && sharesOfBatches(data)}
        foot={
          totals && totals.read > 0
            ? m.ofRead(formatCount(totals.rejected), formatCount(totals.read))
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
