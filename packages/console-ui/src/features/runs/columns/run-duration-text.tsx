import { describeStatus, formatDuration } from '@edconsole/console-core'
import type { ReactNode } from 'react'
import { NoValue } from '../../../parts/no-value/no-value.tsx'
import { useNow } from '../use-now.ts'
import { runDuration } from './run-duration.ts'

export type RunDurationTextProps = {
  run: { status: string; startedAt: string | null; endedAt: string | null; durationMs: number | null }
}

/** How long a run took; while it runs it counts up each second, without announcing it. */
export function RunDurationText({ run }: RunDurationTextProps): ReactNode {
  // Most runs of a list have ended, and nothing about them changes any more.
  if (run.durationMs !== null) return formatDuration(run.durationMs)
  return <TimeSoFar run={run} />
}

function TimeSoFar({ run }: RunDurationTextProps): ReactNode {
  const { running } = describeStatus(run.status)
  const now = useNow(1000, running && run.startedAt !== null)
  const duration = runDuration(run, now)
  return duration === null ? <NoValue /> : formatDuration(duration)
}
