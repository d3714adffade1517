import { isRightToLeft } from '../right-to-left.ts'
import { type CellPlace, controlsOf, rowAt, shownCells } from './grid-table.ts'

export type GridKeyScene = {
  table: HTMLTableElement
  region: HTMLElement
  cell: HTMLTableCellElement
  here: CellPlace
  lines: number
  go(place: CellPlace): void
  open(line: number): void
  /** From a control to its cell. */
  back(): void
}

/** What a key does in a grid (ux 11). */
export function gridKey(event: KeyboardEvent, scene: GridKeyScene): void {
  const done = event.target === scene.cell ? fromCell(event, scene) : fromControl(event, scene)
  if (!done) return
  event.preventDefault()
  // What lies around the grid is closed by another Esc.
  if (event.key === 'Escape') event.stopPropagation()
}

// A button needs no arrows, unless it opens a menu: they lead on from it as from its cell.
const PASSES_ARROWS = 'a[href], button:not([aria-haspopup])'

function fromCell(event: KeyboardEvent, scene: GridKeyScene): boolean {
  if (event.key === ' ') return press(event, scene)
  if (event.key === 'Enter' || event.key === 'F2') {
    return !event.ctrlKey && !hasModifier(event) && enter(event.key, scene)
  }
  return move(event, scene)
}

function move(event: KeyboardEvent, scene: GridKeyScene): boolean {
  const place = hasModifier(event) ? undefined : target(event, scene)
  if (place) scene.go(place)
  return place !== undefined
}

function hasModifier({ altKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || metaKey || shiftKey
}

function target({ key, ctrlKey }: KeyboardEvent, scene: GridKeyScene): CellPlace | undefined {
  const { table, region, here, lines } = scene
  const last = lines - 1
  if (ctrlKey) {
    if (key === 'Home') return { line: 0, column: 0 }
    return key === 'End' ? { line: last, column: Number.POSITIVE_INFINITY } : undefined
  }
  const head = table.tHead?.offsetHeight ?? 0
  const screen = { lines, room: region.clientHeight - head }
  switch (key) {
    case 'ArrowDown':
      return { ...here, line: Math.min(here.line + 1, last) }
    case 'ArrowUp':
      return { ...here, line: Math.max(here.line - 1, -1) }
    case 'ArrowRight':
    case 'ArrowLeft':
      return beside(scene, (key === 'ArrowRight') === isRightToLeft(table) ? -1 : 1)
    case 'Home':
      return { ...here, column: 0 }
    case 'End':
      return { ...here, column: Number.POSITIVE_INFINITY }
    case 'PageDown':
      return { ...here, line: lineOneScreenOn(table, here.line, { ...screen, by: 1 }) }
    case 'PageUp':
      return { ...here, line: here.line < 0 ? -1 : lineOneScreenOn(table, here.line, { ...screen, by: -1 }) }
    default:
      return undefined
  }
}

function beside({ table, cell, here }: GridKeyScene, by: 1 | -1): CellPlace {
  const row = rowAt(table, here.line)
  const cells = row ? shownCells(row) : []
  const next = cells[cells.indexOf(cell) + by]
  return next ? { ...here, column: next.cellIndex } : here
}

/** The control in the cell if there is one, else the row. Of several the first gets the focus, and Tab leads on. */
function enter(key: string, { cell, here, open }: GridKeyScene): boolean {
  const [first, second] = controlsOf(cell)
  const only = first !== undefined && second === undefined
  if (!first) {
    if (key === 'Enter' && here.line >= 0) open(here.line)
    return true
  }
  const staysInCell = key === 'Enter' && only && !first.matches('[aria-haspopup], input, select, textarea')
  if (!staysInCell) first.focus()
  if (key === 'Enter' && only && first.matches('a, button')) first.click()
  return true
}

/** Space presses the one control of a cell, with Shift as the pointer would. */
function press({ shiftKey }: KeyboardEvent, { cell }: GridKeyScene): boolean {
  const [first, second] = controlsOf(cell)
  if (second === undefined && first?.matches('button, input')) {
    first.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
  }
  return true
}

function fromControl(event: KeyboardEvent, scene: GridKeyScene): boolean {
  const { cell, back } = scene
  if (event.key === 'Escape') {
    back()
    return true
  }
  const passes = event.target instanceof Element && event.target.matches(PASSES_ARROWS)
  if (event.key !== 'Tab') return passes && move(event, scene)
  const controls = controlsOf(cell)
  const at = controls.findIndex((control) => control === event.target)
  const next = controls[at + (event.shiftKey ? -1 : 1)]
  next?.focus()
  return next !== undefined
}

/** The line that is one screen of rows further, counting lines that are not drawn as high as the one at hand. */
function lineOneScreenOn(
  table: HTMLTableElement,
  line: number,
  { by, lines, room }: { by: 1 | -1; lines: number; room: number },
): number {
  const usual = rowAt(table, line)?.offsetHeight ?? 1
  const last = by > 0 ? lines - 1 : 0
  let left = room
  let at = line
  while (at !== last) {
    left -= rowAt(table, at + by)?.offsetHeight ?? usual
    if (left < 0 && at !== line) break
    at += by
  }
  return at
}
