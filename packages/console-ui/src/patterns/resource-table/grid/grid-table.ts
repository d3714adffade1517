/** Where a cell is: its line (-1 in the header), and its column, as counted in the document. */
export type CellPlace = { readonly line: number; readonly column: number }

const CONTROL = 'a[href], button, input, select, textarea, [tabindex]'

/** The controls that a reader can work with in a cell; copying is not among them, it has its own key. */
export function controlsOf(cell: HTMLTableCellElement): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(CONTROL)].filter(
    (control) => !control.closest('[data-ec-copy]') && isShown(control),
  )
}

export function rowAt(table: HTMLTableElement, line: number): HTMLTableRowElement | null {
  if (line < 0) return table.tHead?.rows[0] ?? null
  return table.querySelector<HTMLTableRowElement>(`:scope > tbody > tr[data-index="${line}"]`)
}

/** The cells of a row that are shown: columns leave in a small container. */
export function shownCells(row: HTMLTableRowElement): HTMLTableCellElement[] {
  return [...row.cells].filter(isShown)
}

/** The cell of a row in this column or, where the column is not shown, the one before it. */
export function cellIn(row: HTMLTableRowElement, column: number): HTMLTableCellElement | undefined {
  const cells = shownCells(row)
  return cells.findLast((cell) => cell.cellIndex <= column) ?? cells[0]
}

/** The cell of this table that something stands in. */
export function cellAround(table: HTMLTableElement, target: EventTarget | null): HTMLTableCellElement | null {
  for (let at = target instanceof Element ? target : null; at && at !== table; at = at.parentElement) {
    if (at instanceof HTMLTableCellElement && at.closest('table') === table) return at
  }
  return null
}

/** Undefined for the room that stands in for lines that are not drawn. */
export function placeOf(cell: HTMLTableCellElement): CellPlace | undefined {
  const row = cell.closest('tr')
  const column = cell.cellIndex
  if (row?.dataset.index === undefined) return row?.closest('thead') ? { line: -1, column } : undefined
  return { line: Number(row.dataset.index), column }
}

/** A line below a row, for its preview or a note, is one cell. */
export function spansRow(cell: HTMLTableCellElement): boolean {
  return cell.colSpan > 1
}

function isShown(element: HTMLElement): boolean {
  const style = getComputedStyle(element)
  return style.visibility !== 'hidden' && style.display !== 'none'
}
