import { type ReactElement, type RefObject, useRef } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { DownIcon, PinIcon } from '../../parts/icons/icons.ts'
import { Menu } from '../../parts/menu/menu.tsx'
import { classNames } from '../../styles/class-names.ts'
import type { Column } from './column.ts'
import { ColumnEdge } from './column-edge.tsx'
import { columnMenu } from './column-menu.tsx'
import * as css from './column-tools.css.ts'
import type { ListColumn } from './list-table.ts'
import { clampWidth } from './model/columns-state.ts'
import * as grid from './table-grid.css.ts'
import type { TableModel } from './table-model.ts'
import { textScale } from './text-scale.ts'

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

/**
 * The width at which nothing in a column is cut: copies of its header and of its drawn cells are laid out in a table of
 * their own, which takes what its content needs. `undefined` without a header.
 */
function fitWidth(region: HTMLElement, within: Element): number | undefined {
  const header = within.closest('th')
  const index = header ? [...(header.parentElement?.children ?? [])].indexOf(header) : -1
  if (!header) return undefined
  const count = header.parentElement?.children.length ?? 0
  const copy = document.createElement('table')
  copy.className = grid.table
  copy.style.cssText =
    'position:absolute;visibility:hidden;table-layout:auto;inline-size:max-content;min-inline-size:0'
  for (const row of region.querySelectorAll('tr')) {
    const cell = row.children[index]
    if (row.children.length === count && cell) copy.append(rowWith(cell, index, count))
  }
  region.append(copy)
  const width = copy.querySelector('[data-copied]')?.getBoundingClientRect().width
  copy.remove()
  // A fraction less would cut the last letter.
  return width === undefined ? undefined : Math.ceil(width / textScale(header)) + 1
}

/** A copy of the cell, first or last in its row where the cell is: there it keeps more room. */
function rowWith(cell: Element, index: number, count: number): HTMLElement {
  const row = document.createElement('tr')
  const copy = cell.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return row
  copy.dataset.copied = ''
  copy.removeAttribute('style')
  if (index > 0) row.append(document.createElement('td'))
  row.append(copy)
  if (index < count - 1) row.append(document.createElement('td'))
  return row
}
