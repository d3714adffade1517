import { formatYearPair, SUBSCRIPTION_EXPIRING_DAYS } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { writeDay } from '../../parts/date-field/read-day.ts'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { classNames } from '../../styles/class-names.ts'
import type { ClientPageMessages } from './messages.ts'
import * as css from './timeline.css.ts'
import type { Bar, ProductLine, Timeline } from './timeline.ts'

type Messages = ClientPageMessages['products']

/** Products with a bar for each subscription, and every date in words (picture 22). */
export function TimelineView({ timeline, m }: { timeline: Timeline; m: Messages }): ReactElement {
  const { years, today, lines } = timeline
  const edges = years.slice(1).map((_, index) => (index + 1) / years.length)
  return (
    <>
      <div className={css.head} aria-hidden="true">
        <span>{m.product}</span>
        <span className={css.years}>
          {years.map((year) => (
            <span key={year}>{formatYearPair(year)}</span>
          ))}
        </span>
        <span>{m.ends}</span>
      </div>
      <ul className={css.list}>
        {lines.map((line) => (
          <li key={line.productId} className={css.row}>
            <span className={css.product}>
              <span>
                {line.name}
                {line.has ? null : <span className={css.quiet}> {m.removed}</span>}
              </span>
            </span>
            <span className={css.track}>
              {edges.map((share) => (
                <span key={share} className={css.edge} style={{ insetInlineStart: percent(share) }} />
              ))}
              {line.bars.map((bar) => (
                <BarView key={bar.id} bar={bar} m={m} />
              ))}
              <span className={css.today} style={{ insetInlineStart: percent(today) }} />
            </span>
            <span className={css.ends}>
              <EndOf line={line} m={m} />
            </span>
          </li>
        ))}
      </ul>
      <ul className={css.legend} aria-hidden="true">
        {(['active', 'expiring', 'later', 'ended'] as const).map((kind) => (
          <li key={kind} className={css.key}>
            <span className={classNames(css.mark, css.kind[kind])} />
            {wordOf(kind, m)}
          </li>
        ))}
        <li className={css.key}>
          <span className={css.todayMark} />
          {m.kinds.today}
        </li>
      </ul>
    </>
  )
}

const percent = (share: number): string => `${share * 100}%`

const wordOf = (kind: Bar['kind'], { kinds }: Messages): string =>
  kind === 'expiring' ? kinds.expiring(SUBSCRIPTION_EXPIRING_DAYS) : kinds[kind]

function BarView({ bar, m }: { bar: Bar; m: Messages }): ReactElement {
  const { from, to, kind, cutStart, cutEnd, startDate, endDate } = bar
  const text = m.span(wordOf(kind, m), writeDay(startDate), writeDay(endDate))
  return (
    <span
      className={classNames(css.bar, css.kind[kind], cutStart && css.cutStart, cutEnd && css.cutEnd)}
      style={{ insetInlineStart: percent(from), inlineSize: percent(to - from) }}
      title={text}
    >
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}

/** When the product ends, in words. */
function EndOf({ line, m }: { line: ProductLine; m: Messages }): ReactElement {
  const { state, day, daysLeft, next } = line
  if (state === 'none') return <span className={css.over}>{m.noSubscription}</span>
  if (state === 'cancelled' || day === null) return <span className={css.over}>{m.cancelled}</span>
  if (state === 'ended') return <span className={css.over}>{m.ended(writeDay(day))}</span>
  if (state === 'later') return <span>{m.starts(writeDay(day))}</span>
  return (
    <>
      <span>
        <span className={state === 'expiring' ? css.soon : undefined}>{writeDay(day)}</span>
        {state === 'expiring' && daysLeft !== null ? (
          <span className={css.quiet}> {m.inDays(daysLeft)}</span>
        ) : null}
      </span>
      {next ? (
        <span className={css.quiet}>{m.next(writeDay(next.startDate), writeDay(next.endDate))}</span>
      ) : null}
    </>
  )
}
