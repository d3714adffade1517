import { formatShare } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { NoValue } from '../../../parts/no-value/no-value.tsx'
import { RowBar, type RowBarProps } from '../../../parts/row-bar/row-bar.tsx'
import * as css from './rows-cell.css.ts'

export type RowsCellProps = {
  accepted: number
  rejected: number
  /** Rows that a run is known to bring, while it runs: the rest of the bar. */
  expected?: number | null
  words?: RowBarProps['words']
}

/** What became of the rows of a batch: bar, and the share that was accepted. */
export function RowsCell({ accepted, rejected, expected, words }: RowsCellProps): ReactElement {
  const read = accepted + rejected
  const remaining = Math.max(0, (expected ?? read) - read)
  return (
    <span className={css.root}>
      <span className={css.bar}>
        <RowBar
          accepted={accepted}
          rejected={rejected}
          remaining={remaining}
          // The share beside it and the columns of counts say all that it shows once a run has ended.
          decorative={remaining === 0 && read > 0}
          {...(words && { words })}
        />
      </span>
      <span className={css.share}>{read === 0 ? <NoValue /> : formatShare(accepted, read)}</span>
    </span>
  )
}
