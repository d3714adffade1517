import type { ReactElement, ReactNode } from 'react'
import * as css from './table-grid.css.ts'

/** What stands in the body in place of rows; the header row stays. */
export function StateRow({ span, children }: { span: number; children: ReactNode }): ReactElement {
  return (
    <tr>
      <td className={css.stateCell} colSpan={span}>
        <div className={css.stateBox}>{children}</div>
      </td>
    </tr>
  )
}
