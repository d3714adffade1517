import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { isolated } from '../isolated/isolated.tsx'
import { NoValue } from '../no-value/no-value.tsx'
import * as css from './key-value.css.ts'

export type KeyValueItem = {
  key: string
  /** Nothing, or an empty text, shows the en dash. */
  value: ReactNode
  /** Offers to copy this raw text. */
  copy?: string | undefined
  /** A raw value of the source, which calls it by this key; `value` where the key is a word of ours. */
  mono?: boolean | 'value'
  /** The value that was refused. */
  marked?: boolean
}

export type KeyValueProps = {
  items: readonly KeyValueItem[]
  /** What the list is about, where no heading beside it says so. */
  label?: string
}

/**
 * Facts of one thing: what each is called, in tertiary text, and its value (ux 7.21). A line that can be copied shows its
 * button on hover and focus.
 * @example <KeyValue items={[{ key: 'LEA', value: '4107320', copy: '4107320' }]} />
 */
export function KeyValue({ items, label }: KeyValueProps): ReactElement {
  return (
    <dl className={css.list} aria-label={label}>
      {items.map(({ key, value, copy, mono, marked }) => (
        <div key={key} className={classNames(css.row, marked && css.marked)}>
          <dt className={classNames(css.key, mono === true && css.mono, marked && css.markedKey)}>{key}</dt>
          <dd className={classNames(css.value, mono && css.mono, marked && css.markedKey)}>
            {value === undefined || value === null || value === '' ? <NoValue /> : isolated(value)}
          </dd>
          {copy === undefined ? null : (
            <dd className={css.copyCell}>
              <CopyButton text={copy} what={key} className={css.copy} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
