import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { MoreIcon } from '../../parts/icons/icons.ts'
import { Menu } from '../../parts/menu/menu.tsx'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import { memoOfRows } from './memo-of-rows.ts'

export type RowMenuProps<Row> = {
  /** Ids that name it. */
  labelledBy: string
  label: string
  /** The row that is drawn here now. */
  row: RefObject<Row>
  menu: (row: Row) => readonly MenuItem[]
}

/** The commands of a row. Named by the row's own name, so that the next page's row takes it over as it is. */
export const RowMenu = memoOfRows(DrawnMenu)

function DrawnMenu<Row>({ labelledBy, label, row, menu }: RowMenuProps<Row>): ReactNode {
  return (
    <Menu
      label={label}
      items={() => menu(row.current)}
      trigger={<IconButton size="sm" label={label} aria-labelledby={labelledBy} icon={<MoreIcon />} />}
    />
  )
}
