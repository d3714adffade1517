import { type ReactElement, type PointerEvent as ReactPointerEvent, useRef, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Checkbox } from '../../parts/checkbox/checkbox.tsx'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { DownIcon, PinIcon, ReorderIcon, UpIcon } from '../../parts/icons/icons.ts'
import { SearchField } from '../../parts/search-field/search-field.tsx'
import { focusIfLost } from '../../parts/way-back/focus-if-lost.ts'
import * as css from './columns-panel.css.ts'
import * as bar from './filter-bar.css.ts'
import { declaredOf, type ListColumn } from './list-table.ts'
import type { TableMessages } from './messages.ts'
import { columnsState } from './model/columns-state.ts'
import { moveColumn, neighborOf, placeColumn } from './model/move-column.ts'
import type { TableModel } from './table-model.ts'

/** With fewer columns than this no search is needed. */
const SEARCH_FROM = 8

/** Show, hide and reorder columns: by dragging, with the buttons of a line, or with Alt and an arrow key (ux 8.1, 11). */
export function ColumnsPanel<Row extends object>({ model }: { model: TableModel<Row> }): ReactElement {
  const { table, columns, arranged, arrange, isArranged, keepAll, withoutRoom, say } = model
  const m = model.m.columns
  const [find, setFind] = useState('')
  const all = table.getAllLeafColumns()
  const shown = table.getVisibleLeafColumns()
  const wanted = find.trim().toLowerCase()
  const found = all.filter((column) => declaredOf(column).title.toLowerCase().includes(wanted))
  const left = withoutRoom?.length ?? 0
  const reset = () => {
    keepAll(false)
    arrange(columnsState(columns, undefined))
  }
  const panel = useRef<HTMLDivElement>(null)
  /** The button that is pressed goes away, and Esc closes nothing while the focus is nowhere. */
  const forAll = (act: () => void) => () => {
    act()
    const overlay = panel.current?.closest('[role="dialog"]')
    if (overlay) focusIfLost(overlay)
  }
  return (
    <div className={css.panel} ref={panel}>
      <p className={bar.panelTitle}>
        {m.title} <span className={css.count}>{m.shown(shown.length, all.length)}</span>
      </p>
      {all.length >= SEARCH_FROM && <SearchField label={m.find} value={find} onChange={setFind} />}
      <ul className={css.list}>
        {found.map((column) => (
          <ColumnLine
            key={column.id}
            column={column}
            m={m}
            hasRoom={!withoutRoom?.includes(column.id)}
            isLone={shown.length === 1 && column.getIsVisible()}
            up={wanted === '' && neighborOf(all, column, -1) !== undefined}
            down={wanted === '' && neighborOf(all, column, 1) !== undefined}
            onMove={(by) => moveColumn(table, all, { column, by, say, m })}
            onGrasp={(press) =>
              dragLine(press, {
                onOver: (field) => {
                  const other = table.getColumn(field)
                  if (other) placeColumn(table, column, other)
                },
                onTakeBack: () => arrange(arranged),
              })
            }
          />
        ))}
        {found.length === 0 && <li className={css.none}>{m.noMatch}</li>}
      </ul>
      {left > 0 && (
        <div className={css.foot}>
          <span className={css.none}>{m.withoutRoom(left)}</span>
          <span className={bar.end}>
            <Button size="sm" onClick={forAll(() => keepAll(true))}>
              {m.showAnyway}
            </Button>
          </span>
        </div>
      )}
      <div className={css.foot}>
        {isArranged && (
          <Button kind="ghost" size="sm" onClick={forAll(reset)}>
            {m.reset}
          </Button>
        )}
        <span className={bar.end}>
          {shown.length < all.length && (
            <Button size="sm" onClick={forAll(() => table.toggleAllColumnsVisible(true))}>
              {m.showAll}
            </Button>
          )}
        </span>
      </div>
    </div>
  )
}

type ColumnLineProps<Row extends object> = {
  column: ListColumn<Row>
  m: TableMessages['columns']
  /** The table is wide enough for it. */
  hasRoom: boolean
  /** The only column that is shown. */
  isLone: boolean
  /** It can move that way. */
  up: boolean
  down: boolean
  onMove: (by: -1 | 1) => void
  onGrasp: (press: ReactPointerEvent<HTMLElement>) => void
}

/** One column in the list of all: whether it is shown, and where it stands. The row's name always leads. */
function ColumnLine<Row extends object>(props: ColumnLineProps<Row>): ReactElement {
  const { column, m, hasRoom, isLone, up, down, onMove, onGrasp } = props
  const { title } = declaredOf(column)
  const isFixed = !column.getCanHide()
  return (
    <li
      className={css.line}
      data-line={column.id}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        onMove(event.key === 'ArrowUp' ? -1 : 1)
      }}
    >
      <span
        aria-hidden="true"
        className={up || down ? css.grip : css.gripOff}
        onPointerDown={up || down ? onGrasp : undefined}
      >
        <ReorderIcon size="sm" />
      </span>
      <span className={css.name}>
        <Checkbox
          label={title}
          help={hasRoom ? undefined : m.noRoom}
          checked={column.getIsVisible()}
          disabled={isFixed || isLone}
          onChange={(shown) => column.toggleVisibility(shown)}
        />
      </span>
      {column.getIsPinned() && <PinIcon size="sm" className={css.pin} label={m.pinned} />}
      {!isFixed && (
        <span className={css.steps}>
          <IconButton
            size="sm"
            label={m.moveUp(title)}
            icon={<UpIcon />}
            disabledReason={up ? undefined : m.atTop}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="sm"
            label={m.moveDown(title)}
            icon={<DownIcon />}
            disabledReason={down ? undefined : m.atBottom}
            onClick={() => onMove(1)}
          />
        </span>
      )}
    </li>
  )
}

type Follow = {
  /** The pointer is over the line of this field. */
  onOver: (field: string) => void
  onTakeBack: () => void
}

/** Follows the pointer from a press on a line's grip until it is let go; Esc puts everything back. */
function dragLine(press: ReactPointerEvent<HTMLElement>, { onOver, onTakeBack }: Follow): void {
  const line = press.currentTarget.closest<HTMLElement>('[data-line]')
  const list = line?.parentElement
  if (press.button !== 0 || !line || !list) return
  press.preventDefault()
  const stop = new AbortController()
  const { signal } = stop
  const end = () => {
    stop.abort()
    delete line.dataset.dragged
  }
  line.dataset.dragged = ''
  const move = ({ clientY }: PointerEvent) => {
    const lines = [...list.querySelectorAll<HTMLElement>('[data-line]')]
    const under = lines.find((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return clientY >= top && clientY < bottom
    })
    if (under && under !== line && passed(line, under, clientY)) onOver(under.dataset.line ?? '')
  }
  const takeBack = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // The panel stays open.
    event.preventDefault()
    event.stopPropagation()
    end()
    onTakeBack()
  }
  // On the document: a line that changes its place would lose a pointer that it holds.
  document.addEventListener('pointermove', move, { signal })
  document.addEventListener('pointerup', end, { signal })
  document.addEventListener('pointercancel', end, { signal })
  document.addEventListener('keydown', takeBack, { signal, capture: true })
}

/** Past the middle: lines of different heights would else change places back and forth. */
function passed(line: HTMLElement, under: HTMLElement, y: number): boolean {
  const { top, bottom } = under.getBoundingClientRect()
  const middle = (top + bottom) / 2
  return line.getBoundingClientRect().top < top ? y > middle : y < middle
}
