import {
  CONSTANTS,
  formatCount,
  formatShare,
  importLogsResource,
  useClock,
  useList,
  useMessages,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { batchTotals } from '../../patterns/import-run/batch-totals.ts'
import { FailedFigure } from './failed-figure.tsx'
import { Figure } from './figure.tsx'
import { messages } from './messages.ts'

const HOUR = 3_600_000
const WEEK = 7 * 24 * HOUR

/** Rows and batches of the last seven days. */
export function LastWeek(): ReactElement {
  const m = useMessages('dashboard', messages)
  // To the hour: asked again a moment later, it is the same question.
  const since = new Date(Math.floor((useClock()().getTime() - WEEK) / HOUR) * HOUR).toISOString()
  const { data, errors, retry } = useList(importLogsResource.headers, {
    limit: CONSTANTS.limitMax,
    filter: { startedAt: { gte: since } },
  })
  if (!data && errors.length > 0) return <FailedFigure label={m.rowsAccepted} onRetry={retry} />
  const totals = data && batchTotals(data)
  return (
    <>
      <Figure
        label={m.rowsAccepted}
        value={totals && (formatShare(totals.accepted, totals.read) || '–')}
        foot={
          totals && totals.read > 0
            ? m.ofRead(formatCount(totals.rejected), formatCount(totals.read))
            : m.nothingRead
        }
      />
      <Figure
        label={m.batches}
        value={totals && formatCount(totals.batches)}
        foot={totals && m.batchesFailed(formatCount(totals.failed))}
      />
    </>
  )
}
