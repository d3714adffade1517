import { formatCount, plural, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { partMessages } from '../messages.ts'
import { ProgressLine } from '../progress-line/progress-line.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import * as css from './progress.css.ts'

export type ProgressProps = {
  /** What is under way: `Rows read`. */
  label: string
  /** How much of it is done. */
  value: number
  /** Of how much; null while unknown, which gets words and a turning icon instead of a bar. */
  max: number | null
  /** What is counted, in singular and plural. Default row and rows. */
  noun?: readonly [one: string, many: string]
}

/**
 * How far something has come (ux 7.19): a bar and "12,000 of 41,872 rows" where the whole is known, otherwise words and a
 * turning icon. Never a bar that means nothing.
 * @example <Progress label="Rows read" value={12_000} max={41_872} />
 */
export function Progress({ label, value, max, noun = ['row', 'rows'] }: ProgressProps): ReactElement {
  const m = useMessages('parts', partMessages)
  const many = (count: number) => plural(count, ...noun)
  if (max === null) {
    return (
      <span className={css.unknown}>
        <Spinner size="sm" className={css.icon} />
        {value > 0 ? `${label}: ${formatCount(value)} ${many(value)}` : label}
      </span>
    )
  }
  return (
    <span className={css.known}>
      <span className={css.bar}>
        <ProgressLine label={label} value={Math.min(value, max)} max={max} />
      </span>
      <span className={css.count}>
        {m.shareOf(value, max)} {many(max)}
      </span>
    </span>
  )
}
