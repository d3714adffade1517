import * as css from './table-grid.css.ts'
import { textScale } from './text-scale.ts'

/**
 * The width at which nothing in a column is cut: copies of its header and of its drawn cells are laid out in a table of
 * their own, which takes what its content needs. `undefined` without a header.
 */
export function fitWidth(region: HTMLElement, within: Element): number | undefined {
  const header = within.closest('th')
  const index = header ? [...(header.parentElement?.children ?? [])].indexOf(header) : -1
  if (!header) return undefined
  const count = header.parentElement?.children.length ?? 0
  const copy = document.createElement('table')
  copy.className = css.table
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
