const OPEN_ROW = 'tr[aria-current="true"]'

/**
 * Remembers from which column of a list a record was opened, and leads the focus to the same column of the row that is open
 * when the record closes: it may be another one by then.
 */
export function backToRow(around: Element | null): { toRow(): void } {
  const from = document.activeElement?.closest('td, th')
  const column = from instanceof HTMLTableCellElement ? from.cellIndex : 0
  return {
    toRow() {
      const row = around?.querySelector<HTMLTableRowElement>(OPEN_ROW)
      const cell = row?.cells[column] ?? row?.cells[0]
      // A dialog that is closing gives the focus back to where it was; this is where it should be.
      setTimeout(() => cell?.isConnected && focusOf(cell).focus())
    },
  }
}

/** In a grid, where controls are no stops, the cell; else what it holds. */
function focusOf(cell: HTMLTableCellElement): HTMLElement {
  if (cell.closest('[role="grid"]')) return cell
  return cell.querySelector<HTMLElement>('a[href], button') ?? cell
}
