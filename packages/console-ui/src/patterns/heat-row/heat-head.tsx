import type { ReactElement } from 'react'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { classNames } from '../../styles/class-names.ts'
import * as css from './heat-row.css.ts'
import { fullDay, shortDay } from './last-days.ts'

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
