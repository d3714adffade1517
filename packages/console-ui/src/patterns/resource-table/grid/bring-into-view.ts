/** Scrolls the region just so far that neither the header nor the columns that stay lie over the cell. */
export function bringIntoView(cell: HTMLTableCellElement, region: HTMLElement): void {
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
