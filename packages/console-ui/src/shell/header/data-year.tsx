import { dataYearOf, useClock, useConsoleSettings, useDistrict, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { classNames } from '../../styles/class-names.ts'
import type { FrameWidth } from '../frame/use-frame-width.ts'
import { shellMessages } from '../messages.ts'
import * as css from './header.css.ts'

/**
 * 'Data Year', only while a rollover may run ([S2.1]); says quietly when the district is behind (R31). It gives way to the
 * picker: in a narrow frame that is said to assistive technology alone.
 */
export function DataYear({ width }: { width: FrameWidth }): ReactElement | null {
  const m = useMessages('shell', shellMessages).header
  const { selected } = useDistrict()
  const { timeZone } = useConsoleSettings()
  const now = useClock()()
  const year = selected && dataYearOf(selected, now, timeZone)
  if (!year) return null
  const isMedium = width === 'medium'
  const isSmall = width === 'small'
  return (
    <div
      className={classNames(
        css.dataYear,
        width === 'narrow' && css.dataYearNarrow,
        isSmall && css.dataYearSmall,
      )}
    >
      <span className={css.label}>{m.dataYear}</span>
      <span className={classNames(css.value, isMedium && css.yearMedium, isSmall && css.yearSmall)}>
        {year.label}{' '}
        {year.behind &&
          (width === 'narrow' ? (
            <VisuallyHidden>{m.behind}</VisuallyHidden>
          ) : (
            <span className={classNames(css.behind, isMedium && css.behindMedium)}>{m.behind}</span>
          ))}
      </span>
    </div>
  )
}
