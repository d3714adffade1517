import type { ReactElement, ReactNode, RefObject } from 'react'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import type { Column } from './column.ts'
import { HeaderCell } from './header-cell.tsx'
import type { HeaderTools } from './header-tools.ts'
import { nextSort } from './model/sort-cycle.ts'
import { pinnedStyle } from './pinned-style.ts'
import * as css from './table-grid.css.ts'
import type { TableModel } from './use-resource-table.ts'

export type HeaderRowProps<Row> = {
  model: TableModel<Row>
  columns: readonly Column<Row>[]
  expandable: boolean
  hasMenu: boolean
  /** What the headers can do beside sorting, once it is there. */
  tools: HeaderTools | undefined
  region: RefObject<HTMLDivElement | null>
  /** A cell before those of the columns. */
  children: ReactNode
}

export function HeaderRow<Row>(props: HeaderRowProps<Row>): ReactElement {
  const { model, columns, expandable, hasMenu, tools, region } = props
  const { state, change, sortable, defaultSort } = model
  return (
    <thead onKeyDown={tools && ((event) => tools.moveColumnByKey(event, model.columns, model.say))}>
      <tr aria-rowindex={1}>
        {props.children}
        {columns.map((column, index) => (
          <HeaderCell
            key={column.field}
            column={column}
            sort={state.sort ?? defaultSort}
            afterChevron={expandable && index === 0}
            // Each above the next, so that an edge can reach into both
            style={{ ...pinnedStyle(column, index), ...tools?.layerOf(column, index, columns.length) }}
            onSort={
              sortable.includes(column.field)
                ? () => change({ kind: 'sort', sort: nextSort(state.sort, column.field, defaultSort) })
                : undefined
            }
          >
            {tools && (
              <tools.ColumnTools
                column={column}
                isLast={!hasMenu && index === columns.length - 1}
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
