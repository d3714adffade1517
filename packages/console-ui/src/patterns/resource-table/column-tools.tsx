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
import type { ListColumn } from './list-table.ts'
import { clampWidth } from './model/columns-state.ts'
import type { TableModel } from './table-model.ts'

export type ColumnToolsProps<Row extends object> = {
  own: ListColumn<Row>
  /** As it is drawn. */
  column: Column<Row>
  /** At the end of the table: its edge stays inside. */
  isLast: boolean
  model: RefObject<TableModel<Row>>
  region: RefObject<HTMLElement | null>
}

/** In a header, beside its title: the menu of the column and the edge that changes its width. */
export function ColumnTools<Row extends object>(props: ColumnToolsProps<Row>): ReactElement {
  const { own, column, isLast, model, region } = props
  const root = useRef<HTMLSpanElement>(null)
  const m = model.current.m.columns
  const setWidth = (width: number | undefined) => {
    if (width === undefined) own.resetSize()
    else model.current.table.setColumnSizing((was) => ({ ...was, [own.id]: width }))
  }
  const fit = () => {
    const width = root.current && region.current ? fitWidth(region.current, root.current) : undefined
    if (width === undefined) return
    setWidth(width)
    model.current.say(m.isWide(column.title, clampWidth(width)))
  }
  return (
    <span ref={root} data-ec-tools="" className={classNames(css.tools, column.pinned && css.pinned)}>
      {column.pinned && <PinIcon size="sm" className={css.pin} label={m.pinned} />}
      <Menu
        label={m.options(column.title)}
        items={() => columnMenu({ column: own, model: model.current, header: root, fit })}
        trigger={
          <IconButton
            size="sm"
            className={css.menuButton}
            label={m.options(column.title)}
            icon={<DownIcon size="sm" className={css.menuIcon} />}
          />
        }
      />
      <ColumnEdge
        title={column.title}
        m={m}
        given={model.current.arranged.columnSizing[own.id]}
        width={column.width}
        isLast={isLast}
        onWidth={setWidth}
        onFit={fit}
      />
    </span>
  )
}
