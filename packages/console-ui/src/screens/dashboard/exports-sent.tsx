import {
  CONSTANTS,
  exportLogsResource,
  formatCount,
  useClock,
  useConsoleSettings,
  useList,
  useMessages,
  zonedDay,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { sentExports } from '../../features/exports/run/sent-exports.ts'
import { hoursAgo } from '../../features/runs/hours-ago.ts'
import { FailedFigure } from './failed-figure.tsx'
import { Figure } from './figure.tsx'
import { messages } from './messages.ts'
import * as css from './summary.css.ts'

/** How many exports of the last seven days arrived. */
export function ExportsSent(): ReactElement {
  const m = useMessages('dashboard', messages)
  const { timeZone } = useConsoleSettings()
  const since = hoursAgo(useClock()(), 7 * 24)
  const { data, errors, retry } = useList(exportLogsResource.headers, {
    limit: CONSTANTS.limitMax,
    filter: { startedAt: { gte: since } },
  })
  if (!data && errors.length > 0) return <FailedFigure label={m.exportsSent} onRetry={retry} />
  const facts = data && sentExports(data, (at) => zonedDay(new Date(at), timeZone))
  return (
    <Figure
      label={m.exportsSent}
      value={
        facts && (
          <span>
            {formatCount(facts.sent)}
            <span className={css.outOf}> {m.ofExports(formatCount(facts.ended))}</span>
          </span>
        )
      }
      course={facts?.byDay}
      foot={facts && m.products(formatCount(facts.products), facts.products === 1)}
    />
  )
}
