import { type RefObject, useLayoutEffect, useRef } from 'react'
import { gridKey } from './grid-key.ts'
import { type CellPlace, cellAround, cellIn, placeOf, rowAt, spansRow } from './grid-table.ts'

export type GridKeysProps = {
  region: RefObject<HTMLDivElement | null>
  /** How many lines the page has, drawn or not. */
  lines: number
  /** Draws a line, and brings it into view. */
  reveal(line: number): void
  /** Opens the row of a line: its panel, or its preview. */
  open(line: number): void
}

export type GridFocus = {
  /** Call it after rows were drawn. */
  settle(): void
  stop(): void
}

/** Keeps one cell of a table reachable by Tab, and moves the focus from cell to cell. */
export function startGridFocus(
  region: HTMLElement,
  table: HTMLTableElement,
  page: () => Omit<GridKeysProps, 'region'>,
): GridFocus {
  let at: CellPlace = { line: 0, column: 0 }
  /** The one that Tab reaches. */
  let stop: HTMLTableCellElement | undefined
  /** Where the focus is, in or at a cell. */
  let held: Element | null = null
  /** Where it goes as soon as that line is drawn. */
  let awaited: number | undefined
  const quiet = quietControls(table)

  const makeStop = (cell: HTMLTableCellElement) => {
    if (stop !== cell) stop?.setAttribute('tabindex', '-1')
    stop = cell
    cell.setAttribute('tabindex', '0')
  }
  const focusCell = (cell: HTMLTableCellElement) => {
    makeStop(cell)
    bringIntoView(cell, region)
    cell.focus({ preventScroll: true })
  }
  const go = (place: CellPlace) => {
    const row = rowAt(table, place.line)
    const cell = row && cellIn(row, place.column)
    at = place
    awaited = cell ? undefined : place.line
    if (cell) focusCell(cell)
    else page().reveal(place.line)
  }

  const onFocus = ({ target }: FocusEvent) => {
    const cell = cellAround(table, target)
    const place = cell && placeOf(cell)
    if (!place) return
    held = target instanceof Element ? target : null
    // Passing a line of one cell keeps the column
    at = spansRow(cell) ? { ...at, line: place.line } : place
    makeStop(cell)
  }
  const forgetIfLeft = () => {
    if (held?.isConnected && held !== document.activeElement) held = null
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) held = null
    // A removed row has no target either, but then the focus stays in the grid.
    else queueMicrotask(forgetIfLeft)
  }
  const onKey = (event: KeyboardEvent) => {
    const cell = cellAround(table, event.target)
    const place = cell && placeOf(cell)
    if (!place || event.defaultPrevented) return
    const here = spansRow(cell) ? { ...at, line: place.line } : place
    const { lines, open } = page()
    gridKey(event, { table, region, cell, here, lines, go, open, back: () => focusCell(cell) })
  }

  const settle = () => {
    quiet.apply()
    const row = awaited === undefined ? null : rowAt(table, awaited)
    if (row) return go(at)
    const lost = held !== null && !held.isConnected && document.activeElement === document.body
    if (lost) {
      held = null
      return go({ line: Math.min(at.line, page().lines - 1), column: at.column })
    }
    if (stop?.isConnected && stop.closest('table') === table) return
    const first = rowAt(table, at.line) ?? table.querySelector<HTMLTableRowElement>('tbody > tr[data-index]')
    const cell = first && cellIn(first, at.column)
    if (cell) makeStop(cell)
  }

  table.addEventListener('focusin', onFocus)
  table.addEventListener('focusout', onBlur)
  table.addEventListener('keydown', onKey)
  return {
    settle,
    stop() {
      quiet.stop()
      table.removeEventListener('focusin', onFocus)
      table.removeEventListener('focusout', onBlur)
      table.removeEventListener('keydown', onKey)
    },
  }
}

/** Scrolls the region just so far that neither the header nor the columns that stay lie over the cell. */
function bringIntoView(cell: HTMLTableCellElement, region: HTMLElement): void {
  const view = region.getBoundingClientRect()
  const box = cell.getBoundingClientRect()
  if (!cell.closest('thead')) {
    const head = region.querySelector('thead')?.getBoundingClientRect().height ?? 0
    region.scrollTop += missing(box.top, box.bottom, view.top + head, view.top + region.clientHeight)
  }
  if (stays(cell) || cell.colSpan > 1) return
  let start = view.left + region.clientLeft
  let end = start + region.clientWidth
  for (const other of cell.closest('tr')?.cells ?? []) {
    if (!stays(other)) continue
    const { left, right } = other.getBoundingClientRect()
    if (left - start < end - right) start = Math.max(start, right)
    else end = Math.min(end, left)
  }
  region.scrollLeft += missing(box.left, box.right, start, end)
}

function missing(from: number, to: number, viewFrom: number, viewTo: number): number {
  if (from < viewFrom || to - from > viewTo - viewFrom) return from - viewFrom
  return Math.max(0, to - viewTo)
}

// The header is sticky downwards; what counts here is staying sideways.
function stays(cell: HTMLTableCellElement): boolean {
  const style = getComputedStyle(cell)
  return style.position === 'sticky' && style.insetInlineStart !== 'auto'
}

const CONTROL = 'a, button, input, select, textarea, [tabindex="0"]'

/** Takes the controls of a table out of the tab order, and makes its cells reachable by script. */
function quietControls(table: HTMLTableElement): { apply(): void; stop(): void } {
  const quieted = new WeakSet<Element>()
  const quiet = (element: HTMLElement) => {
    quieted.add(element)
    element.setAttribute('tabindex', '-1')
  }
  const apply = () => {
    for (const row of table.querySelectorAll('tr:not([aria-hidden])')) {
      for (const cell of row instanceof HTMLTableRowElement ? row.cells : []) {
        if (!cell.hasAttribute('tabindex')) quiet(cell)
        cell.ariaColIndex = String(cell.cellIndex + 1)
        for (const control of cell.querySelectorAll<HTMLElement>(CONTROL)) {
          if (control.tabIndex >= 0) quiet(control)
        }
      }
    }
  }
  // Controls also come by themselves: a button for the focused cell, a preview that was loaded.
  const observer = new MutationObserver(apply)
  observer.observe(table, { subtree: true, childList: true, attributes: true, attributeFilter: ['tabindex'] })
  return {
    apply,
    stop() {
      observer.disconnect()
      for (const element of table.querySelectorAll('[tabindex]')) {
        if (quieted.has(element)) element.removeAttribute('tabindex')
      }
    },
  }
}

/** The keyboard of a grid; draws nothing. */
export function GridKeys(props: GridKeysProps): null {
  const latest = useRef(props)
  latest.current = props
  const focus = useRef<GridFocus>(null)
  const { region } = props
  useLayoutEffect(() => {
    const table = region.current?.querySelector('table')
    if (!region.current || !table) return
    focus.current = startGridFocus(region.current, table, () => latest.current)
    return () => focus.current?.stop()
  }, [region])
  // After every drawing: rows come and go, and with them the one that can be reached by Tab.
  useLayoutEffect(() => focus.current?.settle())
  return null
}
