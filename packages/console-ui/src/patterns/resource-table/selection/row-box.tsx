import { type MouseEvent, type ReactElement, useRef } from 'react'
import { Checkbox } from '../../../parts/checkbox/checkbox.tsx'
import { classNames } from '../../../styles/class-names.ts'
import * as table from '../table-grid.css.ts'
import { pageOf } from './page-of.ts'
import { pickPageByKey } from './pick-page-by-key.ts'
import { togglePick } from './picks.ts'
import type { SelectionPartProps } from './row-selection.ts'
import * as css from './selection.css.ts'

export type RowBoxProps<Row> = SelectionPartProps<Row> & { rowKey: string; name: string }

/** Picks a row; with Shift, all from the last one to it. */
export function RowBox<Row>({ rowKey, name, ...part }: RowBoxProps<Row>): ReactElement {
  const { selection, model } = part
  const { picks, change } = selection
  const range = useRef(false)
  // A press on the label reaches the box as a second click, which need not know of Shift.
  const note = ({ target, shiftKey }: MouseEvent) => {
    range.current = shiftKey || (target instanceof HTMLInputElement && range.current)
  }
  const toggle = () => {
    const isRange = range.current
    range.current = false
    change((was) => togglePick(was, pageOf(model), rowKey, isRange))
  }
  return (
    <td
      className={classNames(table.cell, css.box)}
      onClickCapture={note}
      // Marks text otherwise
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onKeyDown={(event) => pickPageByKey(event, part)}
    >
      <Checkbox
        hideLabel
        label={`Select ${name}`}
        checked={picks.all || picks.rows.has(rowKey)}
        onChange={toggle}
      />
    </td>
  )
}
