import { formatCount, type Place } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import type { Cause } from './cause.ts'
import * as css from './cause-pills.css.ts'

export type CausePillsProps = {
  causes: readonly Cause[]
  /** At most so many are drawn, from the first to fix. */
  max: number
  /** Where the rows of a cause are listed. */
  placeOfCause(cause: Cause): Place
}

/** The first causes of a component as small links, in the order in which to fix them. */
export function CausePills({ causes, max, placeOfCause }: CausePillsProps): ReactElement {
  return (
    <ul className={css.list}>
      {causes.slice(0, max).map((cause) => (
        <li key={cause.key} className={css.item}>
          <PlaceLink to={placeOfCause(cause)} className={css.pill}>
            <b className={cause.severity === 'error' ? css.count.error : css.count.warning}>
              {formatCount(cause.count)}
            </b>
            <span className={css.title}>{cause.title}</span>
          </PlaceLink>
        </li>
      ))}
    </ul>
  )
}
