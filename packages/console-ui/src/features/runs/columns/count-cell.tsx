import { formatCount } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { NoValue } from '../../../parts/no-value/no-value.tsx'
import * as css from './cell-text.css.ts'

export type CountCellProps = {
  count: number
  /** Nothing was read, so a zero would be a claim: a dash instead. */
  unknown?: boolean
  /** Red above zero: the one number of a list that must be seen. */
  rejected?: boolean
}

/** A number of rows in a list. */
export function CountCell({ count, unknown = false, rejected = false }: CountCellProps): ReactElement {
  if (unknown) return <NoValue />
  if (rejected) return <span className={count > 0 ? css.rejected : css.tertiary}>{formatCount(count)}</span>
  return <>{formatCount(count)}</>
}
