import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { partMessages } from '../messages.ts'
import * as css from './progress-line.css.ts'

export type ProgressLineProps =
  | { label?: undefined; value?: undefined; max?: undefined }
  | {
      /** What is under way, for assistive technology. */
      label: string
      value: number
      max: number
    }

/** A 2 px line that something is loading, or an 8 px bar of a known share. An unknown share gets no bar: write a word. */
export function ProgressLine({ label, value, max }: ProgressLineProps): ReactElement {
  const m = useMessages('parts', partMessages)
  if (label === undefined) {
    return (
      <span className={css.track} aria-hidden>
        <span className={classNames(css.fill, css.moving)} />
      </span>
    )
  }
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <span
      className={classNames(css.track, css.thick)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={m.shareOf(value, max)}
    >
      <span className={css.fill} style={{ inlineSize: `${share * 100}%` }} />
    </span>
  )
}
