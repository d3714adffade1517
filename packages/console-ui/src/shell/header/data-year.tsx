import { dataYearOf, useClock, useConsoleSettings, useDistrict } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { classNames } from '../../styles/class-names.ts'
import * as css from './header.css.ts'

/** 'Data Year', only while a rollover may run ([S2.1]); says quietly when the district is behind (R31). */
export function DataYear(): ReactElement | null {
  const { selected } = useDistrict()
  const { timeZone } = useConsoleSettings()
  const now = useClock()()
  const year = selected && dataYearOf(selected, now, timeZone)
  if (!year) return null
  return (
    <div className={css.dataYear}>
      <span className={css.label}>Data Year</span>
      <span className={classNames(css.value, css.year)}>
        {year.label}
        {year.behind && <span className={css.behind}>not rolled over yet</span>}
      </span>
    </div>
  )
}
