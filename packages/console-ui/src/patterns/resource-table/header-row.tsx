import type { SortingState } from '@tanstack/react-table'
import type { CSSProperties, KeyboardEvent, ReactElement, ReactNode, RefObject } from 'react'
import { SortAscendingIcon, SortDescendingIcon } from '../../parts/icons/icons.ts'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { loadCode } from '../../parts/lazy-part/load-code.ts'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { classNames } from '../../styles/class-names.ts'
import type { Column } from './column.ts'
import { isSticky, pinnedStyle, priorityClass } from './column-style.ts'
import type { ListHeader } from './list-table.ts'
import { memoOfRows } from './memo-of-rows.ts'
import type { Sort } from './model/table-state.ts'
import * as css from './table-grid.css.ts'
import type { TableModel } from './table-model.ts'

const ColumnTools = lazyPart(async () => (await import('./column-tools.tsx')).ColumnTools, {
  fallback: null,
  failed: () => null,
})

export type HeaderRowProps<Row extends object> = {
  /** Read when something is pressed; what is drawn of it stands in the other properties. */
  model: RefObject<TableModel<Row>>
  headers: readonly ListHeader<Row>[]
  /** Of the headers, as they are drawn. */
  columns: readonly Column<Row>[]
  /** Draws them anew; each column knows itself what it has of it. */
  sorting: SortingState
  expandable: boolean
  hasMenu: boolean
  /** Each header has a menu and an edge to drag, which only readers who came near can need. */
  hasTools: boolean
  region: RefObject<HTMLDivElement | null>
  /** A cell before those of the columns. */
  children: ReactNode
}

/** The headers, as long as columns and order stay: another page does not draw them. */
export const HeaderRow = memoOfRows(DrawnHeaders)

function DrawnHeaders<Row extends object>(props: HeaderRowProps<Row>): ReactElement {
  const { model, headers, columns, expandable, hasMenu, hasTools, region } = props
  return (
    <thead onKeyDown={(event) => void onKey(event, model)}>
      <tr aria-rowindex={1}>
        {props.children}
        {headers.map(({ column: own }, index) => {
          const column = columns[index]
          return (
            column && (
              <HeaderCell
                key={column.field}
                column={column}
                direction={own.getIsSorted() || undefined}
                afterChevron={expandable && index === 0}
                style={hasTools ? layerOf(column, index, columns.length) : pinnedStyle(column, index)}
                onSort={own.getCanSort() ? () => own.toggleSorting() : undefined}
              >
                {hasTools && (
                  <ColumnTools
                    own={own}
                    column={column}
                    isLast={!hasMenu && index === columns.length - 1}
                    model={model}
                    region={region}
                  />
                )}
              </HeaderCell>
            )
          )
        })}
        {hasMenu && (
          <th scope="col" className={css.headerCell}>
            <VisuallyHidden>{model.current.m.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

/** Ctrl+Shift+Left and Right on a header move its column (ux 11). */
async function onKey<Row extends object>(
  event: KeyboardEvent<HTMLElement>,
  model: RefObject<TableModel<Row>>,
): Promise<void> {
  const { key, ctrlKey, shiftKey, target } = event
  if (!ctrlKey || !shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return
  event.preventDefault()
  event.stopPropagation()
  try {
    const { moveColumnByKey } = await loadCode(() => import('./model/move-column.ts'))
    moveColumnByKey(key, target, model.current)
  } catch {
    model.current.say(model.current.m.columns.notMoved)
  }
}

const ABOVE_ROWS = 3

/** Each header above the next, so that its edge can be grasped on both sides; those that stay above those that scroll. */
function layerOf(column: Pick<Column<never>, 'rowHeader' | 'pinned'>, index: number, count: number) {
  const zIndex = ABOVE_ROWS + count - index + (isSticky(column) ? count : 0)
  return Object.assign({ zIndex }, pinnedStyle(column, index))
}

type HeaderCellProps<Row> = {
  column: Column<Row>
  /** The order at work, if it is by this column. */
  direction: Sort['direction'] | undefined
  /** Absent where the server cannot sort by this column. */
  onSort: (() => void) | undefined
  /** Cells below begin with a chevron. */
  afterChevron: boolean
  style: CSSProperties | undefined
  /** Its menu and its edge, which appear on approach. */
  children: ReactNode
}

function HeaderCell<Row>(props: HeaderCellProps<Row>): ReactElement {
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
