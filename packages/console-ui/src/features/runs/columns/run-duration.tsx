import { describeStatus, formatDuration, useClock } from '@edconsole/console-core'
import { type ReactNode, useEffect, useState } from 'react'
import { NoValue } from '../../../parts/no-value/no-value.tsx'
import type { Column } from '../../../patterns/resource-table/column.ts'
import * as cell from './cell-text.css.ts'

type Timed = { startedAt: string | null; endedAt: string | null; durationMs: number | null }

/** Milliseconds that a run took, or has taken so far; null when it has not begun. */
export const runDuration = (run: Timed, now: Date): number | null => {
  if (run.durationMs !== null) return run.durationMs
  if (run.startedAt === null) return null
  const end = run.endedAt === null ? now.getTime() : Date.parse(run.endedAt)
  return Math.max(0, end - Date.parse(run.startedAt))
}

export type RunDurationTextProps = { run: Timed & { status: string } }

/** How long a run took; while it runs it counts up each second, without announcing it. */
export function RunDurationText({ run }: RunDurationTextProps): ReactNode {
  // Most runs of a list have ended, and nothing about them changes any more.
  if (run.durationMs !== null) return formatDuration(run.durationMs)
  return <TimeSoFar run={run} />
}

function TimeSoFar({ run }: RunDurationTextProps): ReactNode {
  const clock = useClock()
  const [now, setNow] = useState(clock)
  const counts = describeStatus(run.status).running && run.startedAt !== null
  useEffect(() => {
    if (!counts) return
    setNow(clock())
    const timer = setInterval(() => setNow(clock()), 1000)
    return () => clearInterval(timer)
  }, [clock, counts])
  const duration = runDuration(run, now)
  return duration === null ? <NoValue /> : formatDuration(duration)
}

/** How long a run, or one component of it, took. */
export const durationColumn = (title: string): Column<RunDurationTextProps['run']> => ({
  field: 'durationMs',
  title,
  unit: 'ms',
  align: 'end',
  fits: true,
  width: 88,
  priority: 3,
  text: (run) => formatDuration(run.durationMs),
  cell: (run) => (
    <span className={cell.secondary}>
      <RunDurationText run={run} />
    </span>
  ),
})
