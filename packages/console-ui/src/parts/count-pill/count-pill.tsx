import { formatCount } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { classNames } from '../../styles/class-names.ts'
import * as css from './count-pill.css.ts'

export type CountPillProps = {
  value: number
  /** Default "neutral". */
  tone?: keyof typeof css.tone
}

/** A number beside the thing it counts, which gives it its noun. */
export function CountPill({ value, tone = 'neutral' }: CountPillProps): ReactElement {
  return <span className={classNames(css.root, css.tone[tone])}>{formatCount(value)}</span>
}
