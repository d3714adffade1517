import type { ReactElement } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { ColumnsIcon } from '../../parts/icons/icons.ts'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { Popover } from '../../parts/popover/popover.tsx'
import * as css from './filter-bar.css.ts'
import type { TableModel } from './table-model.ts'

const ColumnsPanel = lazyPart(async () => (await import('./columns-panel.tsx')).ColumnsPanel)

/** The button at the end of the toolbar, and behind it which columns the table has. */
export function ColumnsPopover<Row extends object>(props: { model: TableModel<Row> }): ReactElement {
  const label = props.model.m.columns.title
  return (
    <Popover
      label={label}
      align="end"
      className={css.columnsOverlay}
      needs={ColumnsPanel}
      trigger={<IconButton label={label} icon={<ColumnsIcon />} />}
    >
      <ColumnsPanel {...props} />
    </Popover>
  )
}
