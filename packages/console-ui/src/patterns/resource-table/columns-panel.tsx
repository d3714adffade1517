import { type ReactElement, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { SearchField } from '../../parts/search-field/search-field.tsx'
import { ColumnLine } from './column-line.tsx'
import * as css from './columns-panel.css.ts'
import type { ColumnsPopoverProps } from './columns-popover.tsx'
import { dragLine } from './drag-line.ts'
import * as bar from './filter-bar.css.ts'
import { declaredOf } from './list-table.ts'
import { columnStatesOf, columnsState } from './model/columns-state.ts'
import { moveColumn, neighbourOf, placeColumn } from './model/move-column.ts'

/** Below so many columns nobody needs to look for one. */
const SEARCH_FROM = 8

/** Show, hide and reorder columns: by dragging, with the buttons of a line, or with Alt and an arrow key (ux 8.1, 11). */
export function ColumnsPanel<Row extends object>({ model }: ColumnsPopoverProps<Row>): ReactElement {
  const { table, columns, arranged, arrange, say } = model
  const [find, setFind] = useState('')
  const fresh = columnsState(columns, undefined)
  const savedOf = (state: typeof fresh) => JSON.stringify(columnStatesOf(columns, state))
  const all = table.getAllLeafColumns()
  const shown = table.getVisibleLeafColumns()
  const wanted = find.trim().toLowerCase()
  const found = all.filter((column) => declaredOf(column).title.toLowerCase().includes(wanted))
  return (
    <div className={css.panel}>
      <p className={bar.panelTitle}>
        Columns{' '}
        <span className={css.count}>
          {shown.length} of {all.length} shown
        </span>
      </p>
      {all.length >= SEARCH_FROM && <SearchField label="Find a column" value={find} onChange={setFind} />}
      <ul className={css.list}>
        {found.map((column) => (
          <ColumnLine
            key={column.id}
            column={column}
            isLone={shown.length === 1 && column.getIsVisible()}
            up={wanted === '' && neighbourOf(all, column, -1) !== undefined}
            down={wanted === '' && neighbourOf(all, column, 1) !== undefined}
            onMove={(by) => moveColumn(table, all, { column, by, say })}
            onGrasp={(press) =>
              dragLine(press, {
                onOver: (field) => {
                  const other = table.getColumn(field)
                  if (other) placeColumn(table, column, other)
                },
                onTakeBack: () => arrange(arranged),
              })
            }
          />
        ))}
        {found.length === 0 && <li className={css.none}>No matching columns</li>}
      </ul>
      <div className={css.foot}>
        {savedOf(arranged) !== savedOf(fresh) && (
          <Button kind="ghost" size="sm" onClick={() => arrange(fresh)}>
            Reset to default
          </Button>
        )}
        <span className={bar.end}>
          {shown.length < all.length && (
            <Button size="sm" onClick={() => table.toggleAllColumnsVisible(true)}>
              Show all
            </Button>
          )}
        </span>
      </div>
    </div>
  )
}
