import type { ReactElement } from 'react'
import { SortAscendingIcon, SortDescendingIcon } from '../../parts/icons/icons.ts'
import { classNames } from '../../styles/class-names.ts'
import type { Column } from './column.ts'
import type { Sort } from './model/sort-cycle.ts'
import { priorityClass } from './priority-class.ts'
import * as css from './table-grid.css.ts'

export type HeaderCellProps<Row> = {
  column: Column<Row>
  /** The order at work, whichever column it is of. */
  sort: Sort | undefined
  /** Absent where the server cannot sort by this column. */
  onSort: (() => void) | undefined
  /** Cells below begin with a chevron. */
  afterChevron: boolean
}

export function HeaderCell<Row>({ column, sort, onSort, afterChevron }: HeaderCellProps<Row>): ReactElement {
  const direction = sort?.field === column.field ? sort.direction : undefined
  const text = afterChevron ? <span className={css.afterChevron}>{column.title}</span> : column.title
  return (
    <th
      scope="col"
      aria-sort={onSort && (direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : 'none')}
      className={classNames(
        css.headerCell,
        direction && css.sorted,
        column.align === 'end' && css.end,
        column.rowHeader && css.sticky,
        column.rowHeader && css.stickyCorner,
        priorityClass(column),
      )}
    >
      {onSort ? (
        <button type="button" className={css.sortButton} onClick={onSort}>
          {text}
          {direction === 'asc' && <SortAscendingIcon size="sm" />}
          {direction === 'desc' && <SortDescendingIcon size="sm" />}
        </button>
      ) : (
        text
      )}
    </th>
  )
}
