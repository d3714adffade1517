import {
  formatCount,
  placeOf,
  type RolloverRun,
  rolloverRunsResource,
  useClock,
  useList,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import * as css from './many.css.ts'
import { type RolloverManyMessages, rolloverManyMessages } from './messages.ts'

const IDLE_MS = 60_000
const RUNNING_MS = 5000
/** A report that is older is found by nobody who still needs it. */
const DAYS = 30

/** Leads back to the last rollover of many districts, with how far it is. */
export function RolloverLine(): ReactElement | null {
  const m = useMessages('rollover-many', rolloverManyMessages)
  const now = useClock()
  const [isRunning, setRunning] = useState(false)
  const { data } = useList(
    rolloverRunsResource.list,
    { limit: 1, sort: { startedAt: 'desc' } },
    { silent: true, pollMs: isRunning ? RUNNING_MS : IDLE_MS },
  )
  const run = data?.[0]
  if (run && isRunning !== (run.endedAt === null)) setRunning(run.endedAt === null)
  if (!run || now().getTime() - Date.parse(run.startedAt) > DAYS * 86_400_000) return null
  return (
    <p className={css.line}>
      <PlaceLink to={placeOf('dashboard', {}, { query: { rollover: String(run.id) } })}>
        {runLine(run, m)}
      </PlaceLink>
    </p>
  )
}

/** `Rollover of 42 districts: 30 done, 2 failed`. */
export const runLine = (
  {
    total,
    done,
    failed,
    skipped,
    canceled,
  }: Pick<RolloverRun, 'total' | 'done' | 'failed' | 'skipped' | 'canceled'>,
  m: RolloverManyMessages,
): string =>
  [
    m.line(formatCount(total), total === 1, formatCount(done)),
    ...(failed > 0 ? [m.lineFailed(formatCount(failed))] : []),
    ...(skipped > 0 ? [m.lineSkipped(formatCount(skipped))] : []),
    ...(canceled > 0 ? [m.lineCanceled(formatCount(canceled))] : []),
  ].join(', ')
