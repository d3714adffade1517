import type { ReactElement } from 'react'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { classNames } from '../../styles/class-names.ts'
import type { Column } from './column.ts'
import { priorityClass } from './priority-class.ts'
import { DRAW_ALL_UP_TO } from './row-window.ts'
import * as css from './table-grid.css.ts'

export type SkeletonRowsProps<Row> = {
  columns: readonly Column<Row>[]
  count: number
  hasBoxes: boolean
  hasMenu: boolean
}

/** As many rows as the page will have, as far as they could be in sight, with the real widths, so that nothing jumps when they come. */
export function SkeletonRows<Row>(props: SkeletonRowsProps<Row>): ReactElement {
  const { columns, count, hasBoxes, hasMenu } = props
  return (
    <>
      {Array.from({ length: Math.min(count, DRAW_ALL_UP_TO) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row cannot have the focus
        <tr key={index} aria-hidden="true">
          {hasBoxes && <td className={css.cell} />}
          {columns.map((column) => (
            <td
              key={column.field}
              className={classNames(css.cell, column.rowHeader && css.sticky, priorityClass(column))}
            >
              <span className={column.align === 'end' ? css.skeletonAtEnd : undefined}>
                <Skeleton width={column.align === 'end' ? '40%' : index % 2 ? '56%' : '70%'} />
              </span>
            </td>
          ))}
          {hasMenu && <td className={css.cell} />}
        </tr>
      ))}
    </>
  )
}
