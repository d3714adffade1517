import { useMessages } from '@edconsole/console-core'
import { type KeyboardEvent, type MouseEvent, type ReactElement, useRef } from 'react'
import { Checkbox } from '../../../parts/checkbox/checkbox.tsx'
import { classNames } from '../../../styles/class-names.ts'
import type { ListRow } from '../list-table.ts'
import { tableMessages } from '../messages.ts'
import * as table from '../table-grid.css.ts'
import type { SelectionPartProps } from './row-selection.ts'
import * as css from './selection.css.ts'

/** Selects the page. */
export function HeaderBox<Row extends object>(part: SelectionPartProps<Row>): ReactElement {
  const { selection, noun } = part
  const m = useMessages('table', tableMessages).selection
  const { table: list } = part.model
  const isSelected = list.getIsAllPageRowsSelected()
  return (
    <th
      ref={selection.header}
      scope="col"
      className={classNames(table.headerCell, css.box, css.headerBox)}
      data-ec-unprinted=""
      onKeyDown={(event) => selectPageByKey(event, part)}
    >
      <Checkbox
        hideLabel
        label={m.selectPage(noun[1])}
        checked={isSelected}
        indeterminate={!isSelected && list.getIsSomePageRowsSelected()}
        disabled={list.getRowModel().rows.length === 0}
        onChange={() => list.toggleAllPageRowsSelected()}
      />
    </th>
  )
}

export type RowBoxProps<Row extends object> = SelectionPartProps<Row> & { row: ListRow<Row>; name: string }

/** Selects a row of a table. */
export function RowBox<Row extends object>(props: RowBoxProps<Row>): ReactElement {
  const { box, handlers } = useRowBox(props)
  return (
    <td className={classNames(table.cell, css.box)} data-ec-unprinted="" {...handlers}>
      {box}
    </td>
  )
}

/** Selects a row that is drawn as a card. */
export function CardBox<Row extends object>(props: RowBoxProps<Row>): ReactElement {
  const { box, handlers } = useRowBox(props)
  return (
    <span className={css.pick} data-ec-unprinted="" {...handlers}>
      {box}
    </span>
  )
}

/** A checkbox, and what its place has to hear: with Shift it selects all rows from the last one to it. */
function useRowBox<Row extends object>({ row, name, ...part }: RowBoxProps<Row>) {
  const m = useMessages('table', tableMessages).selection
  const range = useRef(false)
  // A press on the label reaches the box as a second click, which may not carry Shift.
  const noteShift = ({ target, shiftKey }: MouseEvent) => {
    range.current = shiftKey || (target instanceof HTMLInputElement && range.current)
  }
  const toggle = (checked: boolean) => {
    row.getToggleSelectedHandler()({ target: { checked }, shiftKey: range.current })
    range.current = false
  }
  return {
    box: <Checkbox hideLabel label={m.selectRow(name)} checked={row.getIsSelected()} onChange={toggle} />,
    handlers: {
      onClickCapture: noteShift,
      onMouseDown: (event: MouseEvent) => {
        // Would select text otherwise
        if (event.shiftKey) event.preventDefault()
      },
      onKeyDown: (event: KeyboardEvent) => selectPageByKey(event, part),
    },
  }
}

/** Ctrl+A or Command+A in a checkbox selects the page and moves the focus to the bar. */
function selectPageByKey<Row extends object>(
  event: KeyboardEvent,
  { selection, model: { table } }: SelectionPartProps<Row>,
): void {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'a') return
  event.preventDefault()
  selection.wantsBar.current = true
  // A new object renders the bar again, so that it takes the focus.
  if (table.getIsAllPageRowsSelected()) selection.change((was) => ({ ...was }))
  else table.toggleAllPageRowsSelected()
}
