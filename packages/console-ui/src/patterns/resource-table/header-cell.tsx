import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { SortAscendingIcon, SortDescendingIcon } from '../../parts/icons/icons.ts'
import { classNames } from '../../styles/class-names.ts'
import type { Column } from './column.ts'
import type { Sort } from './model/table-state.ts'
import { isSticky } from './pinned-style.ts'
import { priorityClass } from './priority-class.ts'
import * as css from './table-grid.css.ts'

export type HeaderCellProps<Row> = {
  column: Column<Row>
  /** The order at work, if it is by this column. */
  direction: Sort['direction'] | undefined
  /** Absent where the server cannot sort by this column. */
  onSort: (() => void) | undefined
  /** Cells below begin with a chevron. */
  afterChevron: boolean
  style: CSSProperties | undefined
  /** Its menu and its edge, which come once somebody is near. */
  children: ReactNode
}

export function HeaderCell<Row>(props: HeaderCellProps<Row>): ReactElement {
  const { column, direction, onSort, afterChevron, style, children } = props
  const text = (
    <span className={classNames(css.headerText, afterChevron && css.afterChevron)}>{column.title}</span>
  )
  return (
    <th
      scope="col"
      // The cells below are read with it: the title alone, without what stands beside it
      aria-label={column.title}
      aria-sort={onSort && (direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : 'none')}
      data-field={column.field}
      style={style}
      className={classNames(
        css.headerCell,
        direction && css.sorted,
        column.align === 'end' && css.end,
        isSticky(column) && css.sticky,
        isSticky(column) && css.stickyCorner,
        priorityClass(column),
      )}
    >
      <span className={classNames(css.headerLine, column.align === 'end' && css.headerLineEnd)}>
        {onSort ? (
          <button type="button" className={css.sortButton} onClick={onSort}>
            {text}
            {direction === 'asc' && <SortAscendingIcon size="sm" />}
            {direction === 'desc' && <SortDescendingIcon size="sm" />}
          </button>
        ) : (
          text
        )}
        {children}
      </span>
    </th>
  )
}
