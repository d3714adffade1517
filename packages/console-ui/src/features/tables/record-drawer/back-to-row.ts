const OPEN_ROW = 'tr[aria-current="true"]'

export type BackToRow = {
  /** Keeps where the row that is open stands, before it closes. */
  mark(): void
  /** Leads the focus there, once the record is gone. */
  go(): void
}

/**
 * Remembers from which column of a list a record was opened, and leads the focus to the same column of the row that is open
 * when the record closes: it may be another one by then.
 */
export function backToRow(around: Element | null): BackToRow {
  const from = document.activeElement?.closest('td, th')
  const column = from instanceof HTMLTableCellElement ? from.cellIndex : 0
  let cellAgain: (() => HTMLTableCellElement | undefined) | undefined
  return {
    mark() {
      const row = around?.querySelector<HTMLTableRowElement>(OPEN_ROW)
      const body = row?.closest('tbody')
      const line = row?.dataset.index
      // By its line: the row may be drawn anew without its record.
      cellAgain = () => {
        const again = body?.querySelector<HTMLTableRowElement>(`:scope > tr[data-index="${line}"]`)
        return again?.cells[column] ?? again?.cells[0]
      }
    },
    go() {
      // A dialog that is gone gives the focus back to where it was; this is where it should be.
      setTimeout(() => {
        const cell = cellAgain?.()
        if (cell) focusOf(cell).focus()
      })
    },
  }
}

/** In a grid, where controls are no stops, the cell; else what it holds. */
function focusOf(cell: HTMLTableCellElement): HTMLElement {
  if (cell.closest('[role="grid"]')) return cell
  return cell.querySelector<HTMLElement>('a[href], button') ?? cell
}
