import type { ReactElement } from 'react'
import { HeatCell } from './heat-cell.tsx'
import type { HeatDay } from './heat-day.ts'

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
