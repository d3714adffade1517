import type { ReactElement } from 'react'
import { StatusIcon } from '../../parts/status/status-icon.tsx'
import { useStatusLook } from '../../parts/status/use-status-look.ts'
import { Tooltip } from '../../parts/tooltip/tooltip.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { classNames } from '../../styles/class-names.ts'
import { usePlaceLink } from '../place-link/use-place-link.ts'
import type { HeatDay } from './heat-day.ts'
import * as css from './heat-row.css.ts'
import { fullDay, shortDay } from './last-days.ts'

export type HeatRowProps = {
  /** Oldest first, as those of `HeatHead`. */
  days: readonly HeatDay[]
}

/**
 * A row of days, each a cell with the sign and the word of its state (ux 9.11). Cells of a table: it stands in a `tr` after
 * the row's header, below a `HeatHead` with the same days; `useHeatKeys` gives the table its arrows.
 * @example <tr><th scope="row">Students</th><HeatRow days={days} /></tr>
 */
export function HeatRow({ days }: HeatRowProps): ReactElement {
  return (
    <>
      {days.map((day, index) => (
        <HeatCell key={day.day} day={day} fromEnd={days.length - index} />
      ))}
    </>
  )
}

type HeatCellProps = {
  day: HeatDay
  /** 1 is the newest. */
  fromEnd: number
}

/** One day: its sign, which is a link where there is more to read, and its word for screen readers. */
function HeatCell({ day, fromEnd }: HeatCellProps): ReactElement {
  const [month, dayOfMonth] = shortDay(day.day).split('/')
  return (
    <td className={classNames(css.cell, fromEnd > css.FEW_DAYS && css.older)}>
      <span aria-hidden="true" className={css.day}>
        {month}/<wbr />
        {dayOfMonth}
      </span>
      {day.status === undefined ? (
        <span className={classNames(css.sign, css.nothing)}>
          <VisuallyHidden>{day.text}</VisuallyHidden>
        </span>
      ) : (
        <Sign day={day} status={day.status} />
      )}
    </td>
  )
}

function Sign({ day: { text, to }, status }: { day: HeatDay; status: string }): ReactElement {
  const { href, onClick } = usePlaceLink(to ?? null)
  const look = useStatusLook()(status)
  const own = {
    'aria-label': text,
    // The table's own tab stop is set by `useHeatKeys`.
    tabIndex: -1,
    'data-ec-heat': '',
    className: classNames(css.sign, css.tone[look.tone]),
  }
  const icon = <StatusIcon look={look} size="sm" />
  return (
    <Tooltip text={text} describes={false}>
      {href === undefined ? (
        <span role="img" {...own}>
          {icon}
        </span>
      ) : (
        <a href={href} onClick={onClick} {...own}>
          {icon}
        </a>
      )}
    </Tooltip>
  )
}

/** The headers of the days, in the row of a table's head. */
export function HeatHead({ days }: { days: readonly string[] }): ReactElement {
  return (
    <>
      {days.map((day, index) => (
        <th
          key={day}
          scope="col"
          className={classNames(css.head, days.length - index > css.FEW_DAYS && css.older)}
        >
          <span aria-hidden="true">{shortDay(day)}</span>
          <VisuallyHidden>{fullDay(day)}</VisuallyHidden>
        </th>
      ))}
    </>
  )
}
