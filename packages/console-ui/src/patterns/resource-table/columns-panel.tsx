import { type ReactElement, useRef, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { SearchField } from '../../parts/search-field/search-field.tsx'
import { ColumnLine } from './column-line.tsx'
import * as css from './columns-panel.css.ts'
import { dragLine } from './drag-line.ts'
import * as bar from './filter-bar.css.ts'
import { arrangeColumns, columnStatesOf } from './model/arrange-columns.ts'
import { neighbourOf, placeColumn, setColumn } from './model/change-columns.ts'
import type { ColumnArrangement } from './use-column-arrangement.ts'

export type ColumnsPanelProps<Row> = {
  columns: ColumnArrangement<Row>
  say: (text: string) => void
}

/** Below so many columns nobody needs to look for one. */
const SEARCH_FROM = 8

/** Show, hide and reorder columns: by dragging, with the buttons of a line, or with Alt and an arrow key (ux 8.1, 11). */
export function ColumnsPanel<Row>({ columns, say }: ColumnsPanelProps<Row>): ReactElement {
  const { all, declared, save } = columns
  const [find, setFind] = useState('')
  const latest = useRef(all)
  latest.current = all
  const fresh = arrangeColumns(declared, undefined)
  const changed = JSON.stringify(columnStatesOf(all)) !== JSON.stringify(columnStatesOf(fresh))
  const shown = all.filter(({ hidden }) => !hidden)
  const wanted = find.trim().toLowerCase()
  const found = all.filter(({ column }) => column.title.toLowerCase().includes(wanted))
  const move = (field: string, by: -1 | 1) => {
    const other = neighbourOf(all, field, by)
    const title = all.find(({ column }) => column.field === field)?.column.title
    if (other === undefined) {
      say(`${title} cannot be moved further`)
      return
    }
    const next = placeColumn(all, field, other)
    save(next)
    const place = next.findIndex(({ column }) => column.field === field)
    say(`${title} is column ${place + 1} of ${all.length}`)
  }
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
        {found.map((item) => {
          const { field } = item.column
          return (
            <ColumnLine
              key={field}
              item={item}
              isLone={shown.length === 1 && !item.hidden}
              up={wanted === '' && neighbourOf(all, field, -1) !== undefined}
              down={wanted === '' && neighbourOf(all, field, 1) !== undefined}
              onShow={(isShown) => save(setColumn(all, field, { hidden: !isShown }))}
              onMove={(by) => move(field, by)}
              onGrasp={(press) =>
                dragLine(press, {
                  onOver: (other) => save(placeColumn(latest.current, field, other)),
                  onTakeBack: () => save(all),
                })
              }
            />
          )
        })}
        {found.length === 0 && <li className={css.none}>No column is called that</li>}
      </ul>
      <div className={css.foot}>
        {changed && (
          <Button kind="ghost" size="sm" onClick={() => save(fresh)}>
            Reset to default
          </Button>
        )}
        <span className={bar.end}>
          {shown.length < all.length && (
            <Button size="sm" onClick={() => save(all.map((item) => ({ ...item, hidden: false })))}>
              Show all
            </Button>
          )}
        </span>
      </div>
    </div>
  )
}
