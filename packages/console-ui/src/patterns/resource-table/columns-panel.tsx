import { type ReactElement, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { SearchField } from '../../parts/search-field/search-field.tsx'
import { ColumnLine } from './column-line.tsx'
import * as css from './columns-panel.css.ts'
import { dragLine } from './drag-line.ts'
import * as bar from './filter-bar.css.ts'
import { declaredOf } from './list-table.ts'
import { columnStatesOf, columnsState } from './model/columns-state.ts'
import { moveColumn, neighbourOf, placeColumn } from './model/move-column.ts'
import type { TableModel } from './table-model.ts'

/** Below so many columns nobody needs to look for one. */
const SEARCH_FROM = 8

/** Show, hide and reorder columns: by dragging, with the buttons of a line, or with Alt and an arrow key (ux 8.1, 11). */
export function ColumnsPanel<Row extends object>({ model }: { model: TableModel<Row> }): ReactElement {
  const { table, columns, arranged, arrange, say } = model
  const m = model.m.columns
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
        {m.title} <span className={css.count}>{m.shown(shown.length, all.length)}</span>
      </p>
      {all.length >= SEARCH_FROM && <SearchField label={m.find} value={find} onChange={setFind} />}
      <ul className={css.list}>
        {found.map((column) => (
          <ColumnLine
            key={column.id}
            column={column}
            m={m}
            isLone={shown.length === 1 && column.getIsVisible()}
            up={wanted === '' && neighbourOf(all, column, -1) !== undefined}
            down={wanted === '' && neighbourOf(all, column, 1) !== undefined}
            onMove={(by) => moveColumn(table, all, { column, by, say, m })}
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
        {found.length === 0 && <li className={css.none}>{m.noMatch}</li>}
      </ul>
      <div className={css.foot}>
        {savedOf(arranged) !== savedOf(fresh) && (
          <Button kind="ghost" size="sm" onClick={() => arrange(fresh)}>
            {m.reset}
          </Button>
        )}
        <span className={bar.end}>
          {shown.length < all.length && (
            <Button size="sm" onClick={() => table.toggleAllColumnsVisible(true)}>
              {m.showAll}
            </Button>
          )}
        </span>
      </div>
    </div>
  )
}
