import { formatDateTime, type Place, useConsoleSettings } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { RowBar } from '../../parts/row-bar/row-bar.tsx'
import * as statusCss from '../../parts/status/status.css.ts'
import { StatusIcon } from '../../parts/status/status-icon.tsx'
import { useStatusLook } from '../../parts/status/use-status-look.ts'
import { SectionHeading } from '../card/section-heading.tsx'
import { PlaceLink } from '../place-link/place-link.tsx'
import * as css from './log-timeline.css.ts'
import { byDay, type TimelineEntry } from './timeline-entry.ts'

const ENTRIES_MAX = 20
/** Where the time begins in `09/13/2026 - 06:00PM`. */
const TIME_AT = 13

export type LogTimelineProps = {
  /** In any order; the newest twenty are shown. */
  entries: readonly TimelineEntry[]
  /** `headings` groups a long list by day and writes times; `each` writes day and time at each entry. Default "headings". */
  days?: 'headings' | 'each'
  /** The way to what is not shown here: `All import logs`. Offered when there is more. */
  all?: { label: string; to: Place }
}

/**
 * What happened, newest first: time, state, one sentence, bar and link (ux 9.4).
 * @example <LogTimeline entries={batches.map(entryOf)} all={{ label: 'All import logs', to }} />
 */
export function LogTimeline({ entries, days = 'headings', all }: LogTimelineProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const newest = [...entries].sort((a, b) => b.at.localeCompare(a.at)).slice(0, ENTRIES_MAX)
  const dayOf = (at: string) => formatDateTime(at, timeZone).slice(0, 10)
  return (
    <div className={css.root}>
      {days === 'each' ? (
        <Entries entries={newest} when={(at) => formatDateTime(at, timeZone)} />
      ) : (
        byDay(newest, dayOf).map(({ day, entries: ofDay }) => (
          <Day key={day} day={day}>
            <Entries entries={ofDay} when={(at) => formatDateTime(at, timeZone).slice(TIME_AT)} />
          </Day>
        ))
      )}
      {all && entries.length > ENTRIES_MAX ? (
        <p className={css.all}>
          <PlaceLink to={all.to}>{all.label}</PlaceLink>
        </p>
      ) : null}
    </div>
  )
}

function Day({ day, children }: { day: string; children: ReactElement }): ReactElement {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionHeading depth={2} id={id} className={css.day}>
        {day}
      </SectionHeading>
      {children}
    </section>
  )
}

function Entries(props: { entries: readonly TimelineEntry[]; when: (at: string) => string }): ReactElement {
  return (
    <ol className={css.list}>
      {props.entries.map((entry) => (
        <Entry key={entry.key} entry={entry} when={props.when(entry.at)} />
      ))}
    </ol>
  )
}

function Entry({ entry, when }: { entry: TimelineEntry; when: string }): ReactElement {
  const { status, componentsFailed, sentence, to, at, rows, action } = entry
  const look = useStatusLook()(status, componentsFailed)
  return (
    <li className={css.item}>
      <StatusIcon look={look} size="md" className={statusCss.icon[look.tone]} />
      <div className={css.what}>
        {to ? <PlaceLink to={to}>{sentence}</PlaceLink> : sentence}
        <div className={css.when}>
          <time dateTime={at}>{when}</time>
          {action}
        </div>
        {rows ? (
          <div className={css.rows}>
            <span className={css.bar}>
              <RowBar {...rows.counts} />
            </span>
            {rows.text}
          </div>
        ) : null}
      </div>
    </li>
  )
}
