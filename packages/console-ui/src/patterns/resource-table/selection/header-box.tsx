import type { ReactElement } from 'react'
import { Checkbox } from '../../../parts/checkbox/checkbox.tsx'
import { classNames } from '../../../styles/class-names.ts'
import * as table from '../table-grid.css.ts'
import { pickPageByKey } from './pick-page-by-key.ts'
import type { SelectionPartProps } from './row-selection.ts'
import * as css from './selection.css.ts'

/** Picks the page. */
export function HeaderBox<Row extends object>(part: SelectionPartProps<Row>): ReactElement {
  const { selection, noun } = part
  const { table: list } = part.model
  const isPicked = list.getIsAllPageRowsSelected()
  return (
    <th
      ref={selection.header}
      scope="col"
      className={classNames(table.headerCell, css.box, css.headerBox)}
      onKeyDown={(event) => pickPageByKey(event, part)}
    >
      <Checkbox
        hideLabel
        label={`Select all ${noun[1]} on this page`}
        checked={isPicked}
        indeterminate={!isPicked && list.getIsSomePageRowsSelected()}
        disabled={list.getRowModel().rows.length === 0}
        onChange={() => list.toggleAllPageRowsSelected()}
      />
    </th>
  )
}
