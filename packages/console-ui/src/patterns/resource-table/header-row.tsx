import type { ReactElement, ReactNode, RefObject } from 'react'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import type { Column } from './column.ts'
import { HeaderCell } from './header-cell.tsx'
import type { HeaderTools } from './header-tools.ts'
import { memoOfRows } from './memo-of-rows.ts'
import { nextSort, type Sort, sortFieldOf } from './model/sort-cycle.ts'
import { pinnedStyle } from './pinned-style.ts'
import * as css from './table-grid.css.ts'
import type { TableModel } from './use-resource-table.ts'

export type HeaderRowProps<Row> = {
  /** Read when something is pressed; what is drawn of it stands in the other properties. */
  model: RefObject<TableModel<Row>>
  arranged: TableModel<Row>['columns']['all']
  sortField: string | undefined
  sortDirection: Sort['direction'] | undefined
  sortable: readonly string[]
  columns: readonly Column<Row>[]
  expandable: boolean
  hasMenu: boolean
  /** What the headers can do beside sorting, once it is there. */
  tools: HeaderTools | undefined
  region: RefObject<HTMLDivElement | null>
  /** A cell before those of the columns. */
  children: ReactNode
}

/** The headers, as long as columns and order stay: another page does not draw them. */
export const HeaderRow = memoOfRows(DrawnHeaders)

function DrawnHeaders<Row>(props: HeaderRowProps<Row>): ReactElement {
  const { model, arranged, columns, sortable, expandable, hasMenu, tools, region } = props
  const sortBy = (field: string) => {
    const { state, change, defaultSort } = model.current
    change({ kind: 'sort', sort: nextSort(state.sort, field, defaultSort) })
  }
  return (
    <thead
      onKeyDown={tools && ((event) => tools.moveColumnByKey(event, model.current.columns, model.current.say))}
    >
      <tr aria-rowindex={1}>
        {props.children}
        {columns.map((column, index) => (
          <HeaderCell
            key={column.field}
            column={column}
            direction={props.sortField === sortFieldOf(column) ? props.sortDirection : undefined}
            afterChevron={expandable && index === 0}
            // Each above the next, so that an edge can reach into both
            style={{ ...pinnedStyle(column, index), ...tools?.layerOf(column, index, columns.length) }}
            onSort={sortable.includes(sortFieldOf(column)) ? () => sortBy(sortFieldOf(column)) : undefined}
          >
            {tools && (
              <tools.ColumnTools
                column={column}
                isLast={!hasMenu && index === columns.length - 1}
                given={arranged.find((item) => item.column.field === column.field)?.width}
                model={model}
                region={region}
              />
            )}
          </HeaderCell>
        ))}
        {hasMenu && (
          <th scope="col" className={css.headerCell}>
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}
