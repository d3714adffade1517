import type { ReactElement } from 'react'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import type { Column } from './column.ts'
import { HeaderCell } from './header-cell.tsx'
import { nextSort } from './model/sort-cycle.ts'
import * as css from './table-grid.css.ts'
import type { TableModel } from './use-resource-table.ts'

export type HeaderRowProps<Row> = {
  model: Pick<TableModel<Row>, 'state' | 'change' | 'sortable' | 'defaultSort'>
  columns: readonly Column<Row>[]
  expandable: boolean
  hasMenu: boolean
}

export function HeaderRow<Row>({ model, columns, expandable, hasMenu }: HeaderRowProps<Row>): ReactElement {
  const { state, change, sortable, defaultSort } = model
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column, index) => (
          <HeaderCell
            key={column.field}
            column={column}
            sort={state.sort ?? defaultSort}
            afterChevron={expandable && index === 0}
            onSort={
              sortable.includes(column.field)
                ? () => change({ kind: 'sort', sort: nextSort(state.sort, column.field, defaultSort) })
                : undefined
            }
          />
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
