import {
  formatDateTime,
  formatDuration,
  type InstanceDetailed,
  useClock,
  useConsoleSettings,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { instanceLook } from '../../features/instances/instance-status.tsx'
import type { InstanceMessages } from '../../features/instances/messages.ts'
import { Button } from '../../parts/button/button.tsx'
import * as statusCss from '../../parts/status/status.css.ts'
import { StatusIcon } from '../../parts/status/status-icon.tsx'
import { Card } from '../../patterns/card/card.tsx'
import type { InstanceScreenMessages } from './messages.ts'
import * as css from './screen.css.ts'

type HistoryCardProps = { instance: InstanceDetailed; words: InstanceMessages; m: InstanceScreenMessages }

const SHOWN = 5
const DAY_MS = 86_400_000

/** Which statuses it had, newest first: why, who, when and how long. */
export function HistoryCard({ instance, words, m }: HistoryCardProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const now = useClock()().getTime()
  const [all, setAll] = useState(false)
  const { statusHistory } = instance
  const newest = statusHistory.toReversed()
  const shown = all ? newest : newest.slice(0, SHOWN)
  return (
    <Card
      title={m.history.title}
      aside={
        newest.length > SHOWN ? (
          <Button kind="link" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? m.history.fewer : m.history.all(newest.length)}
          </Button>
        ) : undefined
      }
    >
      <ol className={css.history} aria-label={m.history.list}>
        {shown.map(({ status, reason, changedAt, changedBy }, index) => {
          const look = instanceLook(status, words)
          const next = newest[index - 1]
          const lasted = lastedText(
            Date.parse(next?.changedAt ?? new Date(now).toISOString()) - Date.parse(changedAt),
          )
          return (
            <li key={`${status} ${changedAt}`} className={css.change}>
              {/* What was at work then isn't anymore. */}
              <StatusIcon
                look={index === 0 ? look : { ...look, turning: false }}
                size="md"
                className={statusCss.icon[look.tone]}
              />
              <span className={css.what}>
                <span className={css.word}>{look.word}</span>
                {reason === null ? null : <span>{reason}</span>}
                <span className={css.when}>
                  <time dateTime={changedAt}>{formatDateTime(changedAt, timeZone)}</time>
                  {changedBy === null ? '' : ` · ${changedBy}`}
                </span>
              </span>
              <span
                className={css.when}
                title={index === 0 ? m.history.current(lasted) : m.history.lasted(lasted)}
              >
                {lasted}
              </span>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

/** `32 d`, below two days `15h 12m`. */
const lastedText = (ms: number): string =>
  Number.isNaN(ms) ? '' : ms >= 2 * DAY_MS ? `${Math.floor(ms / DAY_MS)} d` : formatDuration(Math.max(0, ms))
