import type { ReactElement } from 'react'
import * as css from './table-grid.css.ts'

/** Room for rows that are not drawn. */
export function SpacerRow({ height, span }: { height: number; span: number }): ReactElement {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row cannot have the focus
    <tr aria-hidden="true">
      <td className={css.spacer} colSpan={span} style={{ blockSize: height }} />
    </tr>
  )
}
