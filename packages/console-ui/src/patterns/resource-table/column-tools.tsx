import { type ReactElement, type RefObject, useRef } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { DownIcon } from '../../parts/icons/icons.ts'
import { PinIcon } from '../../parts/icons/later-icons.ts'
import { Menu } from '../../parts/menu/menu.tsx'
import { classNames } from '../../styles/class-names.ts'
import type { Column } from './column.ts'
import { ColumnEdge } from './column-edge.tsx'
import { columnMenu } from './column-menu.tsx'
import * as css from './column-tools.css.ts'
import { fitWidth } from './fit-width.ts'
import { setColumn } from './model/change-columns.ts'
import { clampWidth } from './model/clamp-width.ts'
import type { TableModel } from './use-resource-table.ts'

export type ColumnToolsProps<Row> = {
  column: Column<Row>
  /** At the end of the table: its edge stays inside. */
  isLast: boolean
  /** The width that the reader gave it. */
  given: number | undefined
  model: RefObject<TableModel<Row>>
  region: RefObject<HTMLElement | null>
}

/** In a header, beside its title: the menu of the column and the edge that changes its width. */
export function ColumnTools<Row>(props: ColumnToolsProps<Row>): ReactElement {
  const { column, isLast, given, model, region } = props
  const root = useRef<HTMLSpanElement>(null)
  const setWidth = (width: number | undefined) => {
    const { columns } = model.current
    columns.save(setColumn(columns.all, column.field, { width: width && clampWidth(width) }))
  }
  const fit = () => {
    const width = root.current && region.current ? fitWidth(region.current, root.current) : undefined
    if (width === undefined) return
    setWidth(width)
    model.current.say(`${column.title} is ${clampWidth(width)} pixels wide`)
  }
  return (
    <span ref={root} data-ec-tools="" className={classNames(css.tools, column.pinned && css.pinned)}>
      {column.pinned && <PinIcon size="sm" className={css.pin} label="Pinned" />}
      <Menu
        label={`Options for ${column.title}`}
        items={() => columnMenu({ column, model: model.current, header: root, fit })}
        trigger={
          <IconButton
            size="sm"
            className={css.menuButton}
            label={`Options for ${column.title}`}
            icon={<DownIcon size="sm" className={css.menuIcon} />}
          />
        }
      />
      <ColumnEdge
        title={column.title}
        given={given}
        width={column.width}
        isLast={isLast}
        onWidth={setWidth}
        onFit={fit}
      />
    </span>
  )
}
