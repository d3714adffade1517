import { classNames } from '../../styles/class-names.ts'
import type { Column } from './column.ts'
import { isSticky } from './pinned-style.ts'
import { priorityClass } from './priority-class.ts'
import * as css from './table-grid.css.ts'

type Drawn = Pick<Column<never>, 'align' | 'mono' | 'rowHeader' | 'pinned' | 'priority' | 'fits'>

// A page has a cell of it in every row.
const known = new WeakMap<Drawn, string>()

/** The class of all cells of a column. */
export function cellClass(column: Drawn): string {
  let name = known.get(column)
  if (name === undefined) {
    name = classNames(
      css.cell,
      column.align === 'end' && css.end,
      column.mono && css.mono,
      column.fits && css.fits,
      isSticky(column) && css.sticky,
      priorityClass(column),
    )
    known.set(column, name)
  }
  return name
}
