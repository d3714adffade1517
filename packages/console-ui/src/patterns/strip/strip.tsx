import type { ReactElement, ReactNode } from 'react'
import { isolated } from '../../parts/isolated/isolated.tsx'
import { classNames } from '../../styles/class-names.ts'
import * as css from './strip.css.ts'

export type StripItem = {
  label: string
  value: ReactNode
  /** The color that stands for this figure in bars. */
  mark?: 'accepted' | 'rejected' | 'warned'
  /** A sentence, not a figure: takes the room that is left. */
  kind?: 'text'
  /** Takes most of a line where there is little room, or all of it. */
  long?: boolean | 'line'
}

export type StripProps = {
  label: string
  items: readonly StripItem[]
  /** The items share the room that is left, so that none of it stays empty; on small pages several stand in a line. */
  even?: boolean
}

/** The figures of one thing in one band, as a list of terms and values. */
export function Strip({ label, items, even = false }: StripProps): ReactElement {
  return (
    <dl className={css.root} aria-label={label}>
      {items.map((item) => (
        <div
          key={item.label}
          className={classNames(
            css.item,
            even ? css.even : item.kind === 'text' && css.grows,
            item.long && (item.long === 'line' ? css.line : css.long),
          )}
        >
          <dt className={css.label}>
            {item.mark && <span aria-hidden="true" className={classNames(css.dotBox, css.dot[item.mark])} />}
            {item.label}
          </dt>
          <dd className={classNames(css.value, item.kind === 'text' && css.text)}>{isolated(item.value)}</dd>
        </div>
      ))}
    </dl>
  )
}
