import type { ReactElement } from 'react'
import { resolveStatus } from '../../parts/status/resolve-status.ts'
import { StatusIcon } from '../../parts/status/status-icon.tsx'
import { Tooltip } from '../../parts/tooltip/tooltip.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { classNames } from '../../styles/class-names.ts'
import { usePlaceLink } from '../place-link/use-place-link.ts'
import type { HeatDay } from './heat-day.ts'
import * as css from './heat-row.css.ts'
import { shortDay } from './last-days.ts'

export type HeatCellProps = {
  day: HeatDay
  /** 1 is the newest. */
  fromEnd: number
}

/** One day: its sign, which is a link where there is more to read, and its word for whoever does not see it. */
export function HeatCell({ day, fromEnd }: HeatCellProps): ReactElement {
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
  const look = resolveStatus(status)
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
