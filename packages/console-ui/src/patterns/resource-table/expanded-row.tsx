import type { ReactElement, ReactNode } from 'react'
import * as css from './table-grid.css.ts'

export type ExpandedRowProps = {
  id: string | undefined
  index: number
  span: number
  measure: ((element: HTMLTableRowElement | null) => void) | undefined
  children: ReactNode
}

/** The preview below a row. */
export function ExpandedRow({ id, index, span, measure, children }: ExpandedRowProps): ReactElement {
  return (
    <tr id={id} ref={measure} data-index={index}>
      <td className={css.expandedCell} colSpan={span}>
        {children}
      </td>
    </tr>
  )
}
