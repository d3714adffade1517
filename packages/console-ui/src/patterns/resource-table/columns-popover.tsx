import type { ReactElement } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { ColumnsIcon } from '../../parts/icons/icons.ts'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { Popover } from '../../parts/popover/popover.tsx'
import type { TableModel } from './use-resource-table.ts'

const ColumnsPanel = lazyPart(async () => (await import('./columns-panel.tsx')).ColumnsPanel)

export type ColumnsPopoverProps<Row extends object> = { model: TableModel<Row> }

/** The button at the end of the toolbar, and behind it which columns the table has. */
export function ColumnsPopover<Row extends object>(props: ColumnsPopoverProps<Row>): ReactElement {
  return (
    <Popover
      label="Columns"
      align="end"
      needs={ColumnsPanel}
      trigger={<IconButton label="Columns" icon={<ColumnsIcon />} />}
    >
      <ColumnsPanel {...props} />
    </Popover>
  )
}
