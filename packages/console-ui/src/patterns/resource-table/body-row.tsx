import {
  createElement,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useId,
  useRef,
} from 'react'
import { ExpandIcon } from '../../parts/icons/icons.ts'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { classNames } from '../../styles/class-names.ts'
import type { Column } from './column.ts'
import { cellClass, pinnedStyle } from './column-style.ts'
import { GridCell } from './grid/grid-cell.tsx'
import { memoOfRows } from './memo-of-rows.ts'
import { namedBy, RowMenu, RowToggle } from './row-controls.tsx'
import * as css from './table-grid.css.ts'

export type BodyRowProps<Row> = {
  rowKey: string
  row: Row
  /** Of the `RowWords`. */
  wordsId: string
  columns: readonly Column<Row>[]
  /** Position in the whole list, the header being 1. */
  rowIndex: number
  index: number
  measure: ((element: HTMLTableRowElement | null) => void) | undefined
  open: boolean
  /** What a click on the row does, and what unfolds it; each absent where rows do not. */
  onOpen: ((row: Row) => void) | undefined
  onToggle: ((key: string) => void) | undefined
  /** Unfolded. */
  expanded: boolean
  /** Of what is below it then. */
  previewId: string
  menu: ((row: Row) => readonly MenuItem[]) | undefined
  menuLabel: string
  instead: ((row: Row) => ReactNode) | undefined
  /** Cells copy their values. */
  grid: boolean
  /** Absent where rows cannot be selected. */
  picked: boolean | undefined
  /** A cell before those of the columns. */
  children: ReactNode
}

/** A row as long as it stays the same: what changes around it, such as the page that is asked for, does not draw it. */
export const BodyRow = memoOfRows(DrawnRow)

function DrawnRow<Row>(props: BodyRowProps<Row>): ReactElement {
  const { rowKey, row, columns, expanded, onOpen, onToggle, menu, grid, measure } = props
  const nameId = useId()
  const whole = props.instead?.(row) ?? null
  const shownRow = useRef(row)
  shownRow.current = row
  const shownKey = useRef(rowKey)
  shownKey.current = rowKey
  const toggle = useCallback(() => onToggle?.(shownKey.current), [onToggle])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row in the same place has a height of its own
  const measured = useCallback((element: HTMLTableRowElement | null) => measure?.(element), [measure, rowKey])
  return (
    <tr
      ref={measure && measured}
      data-index={props.index}
      aria-rowindex={props.rowIndex}
      aria-selected={props.picked}
      aria-current={props.open || undefined}
      className={classNames(
        css.row,
        (props.open || expanded || props.picked) && css.rowOpen,
        onOpen && css.rowClickable,
      )}
      onClick={onOpen && ((event) => !hitsControl(event) && onOpen(row))}
      // One pair for the row: cells are many, and each would get a pair of its own with each row drawn in it.
      onPointerOver={(event) => {
        const cell = crossed(event)
        const column = cell && columns[cell.cellIndex - (props.children ? 1 : 0)]
        if (column) showWhenCut(cell, () => column.text(row))
      }}
      // Another row may be drawn in this cell next.
      onPointerOut={(event) => crossed(event)?.removeAttribute('title')}
    >
      {props.children}
      {(whole === null ? columns : columns.slice(0, 1)).map((column, index) => {
        const tag = column.rowHeader ? 'th' : 'td'
        const isToggle = index === 0 && onToggle !== undefined
        const cell = {
          key: column.field,
          id: index === 0 && !isToggle ? nameId : undefined,
          scope: column.rowHeader && ('row' as const),
          style: pinnedStyle(column, index),
          className: cellClass(column),
          children: isToggle ? (
            <span className={css.firstCell}>
              <RowToggle
                labelledBy={namedBy(props.wordsId, expanded ? 'hide' : 'show', nameId)}
                open={expanded}
                controls={expanded ? props.previewId : undefined}
                onToggle={toggle}
              />
              <span id={nameId} className={css.firstCellText} data-ec-cut="">
                {contentOf(column, row)}
              </span>
            </span>
          ) : (
            contentOf(column, row)
          ),
        }
        return grid
          ? createElement(GridCell, {
              ...cell,
              as: tag,
              title: column.title,
              value: copyOf(column, row),
            })
          : createElement(tag, cell)
      })}
      {whole !== null ? (
        <td className={css.cell} colSpan={columns.length - (menu || onOpen ? 0 : 1)}>
          {whole}
        </td>
      ) : (
        (menu || onOpen) && (
          <td className={classNames(css.cell, css.menuCell)}>
            {menu ? (
              menu(row).length > 0 && (
                <RowMenu
                  labelledBy={namedBy(props.wordsId, 'actions', nameId)}
                  label={props.menuLabel}
                  row={shownRow}
                  menu={menu}
                />
              )
            ) : (
              // What a click on the row does, for those who do not click
              <button
                type="button"
                className={css.expandButton}
                aria-labelledby={namedBy(props.wordsId, 'open', nameId)}
                aria-expanded={props.open}
                onClick={onOpen && (() => onOpen(row))}
              >
                <ExpandIcon />
              </button>
            )}
          </td>
        )
      )}
    </tr>
  )
}

function contentOf<Row>(column: Column<Row>, row: Row): ReactNode {
  return column.cell ? column.cell(row) : column.text(row) || <NoValue />
}

/** What a cell copies: never more than its column shows, which may hide something. */
function copyOf<Row>(column: Column<Row>, row: Row): string {
  return column.value ? String(column.value(row) ?? '') : column.text(row)
}

/** Clicks on links, buttons and fields in a row are theirs, and so is selecting text. */
function hitsControl(event: MouseEvent<HTMLElement>): boolean {
  const target = event.target instanceof Element ? event.target : undefined
  const control = target?.closest('a, button, input, select, label')
  return (control !== null && control !== undefined) || !window.getSelection()?.isCollapsed
}

/** The cell that the pointer came into, or went out of; none while it moves about in one. */
function crossed({ target, relatedTarget }: PointerEvent): HTMLTableCellElement | undefined {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('td, th') : null
  const other = relatedTarget instanceof Node ? relatedTarget : null
  return cell && !cell.contains(other) ? cell : undefined
}

/** The full text as a tooltip, only where the column cuts it. */
function showWhenCut(cell: HTMLElement, text: () => string): void {
  const cut = cell.querySelector('[data-ec-cut]') ?? cell
  cell.title = cut.scrollWidth > cut.clientWidth ? text() : ''
}
