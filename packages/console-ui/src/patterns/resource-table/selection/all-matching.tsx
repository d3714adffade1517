import { formatCount } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import * as table from '../table-grid.css.ts'
import type { SelectionPartProps } from './row-selection.ts'

/** With a whole page selected: offers the pages that are not in sight. */
export function AllMatching<Row extends object>({
  selection,
  model,
  noun,
}: SelectionPartProps<Row>): ReactElement | null {
  const { rows } = model.table.getRowModel()
  const { total } = model.range
  const hasMore = total === undefined || total > rows.length
  if (!hasMore || !model.table.getIsAllPageRowsSelected()) return null
  const count = total === undefined ? '' : ` ${formatCount(total)}`
  return (
    <div className={table.newRows}>
      {selection.picks.all ? (
        `All${count} ${noun[1]} are selected.`
      ) : (
        <>
          All {formatCount(rows.length)} on this page are selected.
          <Button kind="link" size="sm" onClick={() => selection.change((was) => ({ ...was, all: true }))}>
            Select all{count}
          </Button>
        </>
      )}
    </div>
  )
}
