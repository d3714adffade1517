import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Checkbox } from '../../parts/checkbox/checkbox.tsx'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { DownIcon, UpIcon } from '../../parts/icons/icons.ts'
import * as css from './filter-bar.css.ts'
import type { ColumnArrangement } from './use-column-arrangement.ts'

/** Show, hide and reorder columns; buttons, no dragging. The row's name always stays, and stays first. */
export function ColumnsPanel<Row>({ columns }: { columns: ColumnArrangement<Row> }): ReactElement {
  const movable = columns.all.filter(({ column }) => !column.rowHeader)
  return (
    <div className={css.panel}>
      <p className={css.panelTitle}>Columns</p>
      <ul className={css.columnList}>
        {movable.map(({ column, hidden }, index) => (
          <li
            key={column.field}
            className={css.columnRow}
            onKeyDown={(event) => {
              if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
              event.preventDefault()
              columns.move(column.field, event.key === 'ArrowUp' ? -1 : 1)
            }}
          >
            <span className={css.columnName}>
              <Checkbox
                label={column.title}
                checked={!hidden}
                onChange={(shown) => columns.hide(column.field, !shown)}
              />
            </span>
            <IconButton
              size="sm"
              label={`Move ${column.title} up`}
              icon={<UpIcon />}
              disabledReason={index === 0 ? 'This is the first column' : undefined}
              onClick={() => columns.move(column.field, -1)}
            />
            <IconButton
              size="sm"
              label={`Move ${column.title} down`}
              icon={<DownIcon />}
              disabledReason={index === movable.length - 1 ? 'This is the last column' : undefined}
              onClick={() => columns.move(column.field, 1)}
            />
          </li>
        ))}
      </ul>
      {columns.changed && (
        <div className={css.panelFoot}>
          <Button kind="ghost" size="sm" onClick={columns.reset}>
            Reset columns
          </Button>
        </div>
      )}
    </div>
  )
}
