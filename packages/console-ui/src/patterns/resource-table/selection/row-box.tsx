import { type MouseEvent, type ReactElement, useRef } from 'react'
import { Checkbox } from '../../../parts/checkbox/checkbox.tsx'
import { classNames } from '../../../styles/class-names.ts'
import type { ListRow } from '../list-table.ts'
import * as table from '../table-grid.css.ts'
import { pickPageByKey } from './pick-page-by-key.ts'
import type { SelectionPartProps } from './row-selection.ts'
import * as css from './selection.css.ts'

export type RowBoxProps<Row extends object> = SelectionPartProps<Row> & { row: ListRow<Row>; name: string }

/** Picks a row; with Shift, all from the last one to it. */
export function RowBox<Row extends object>({ row, name, ...part }: RowBoxProps<Row>): ReactElement {
  const range = useRef(false)
  // A press on the label reaches the box as a second click, which need not know of Shift.
  const note = ({ target, shiftKey }: MouseEvent) => {
    range.current = shiftKey || (target instanceof HTMLInputElement && range.current)
  }
  const toggle = (checked: boolean) => {
    row.getToggleSelectedHandler()({ target: { checked }, shiftKey: range.current })
    range.current = false
  }
  return (
    <td
      className={classNames(table.cell, css.box)}
      onClickCapture={note}
      // Marks text otherwise
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onKeyDown={(event) => pickPageByKey(event, part)}
    >
      <Checkbox hideLabel label={`Select ${name}`} checked={row.getIsSelected()} onChange={toggle} />
    </td>
  )
}
