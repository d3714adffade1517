import type { Column } from './column.ts'
import * as css from './table-grid.css.ts'

type Leaving = Pick<Column<never>, 'priority'>

/** The class that lets the cells of a column leave when the container gets small. */
export function priorityClass({ priority = 1 }: Leaving): string | undefined {
  return priority === 1 ? undefined : css.cellPriority[priority]
}

/** The class that takes the column's own width then. */
export function columnPriorityClass({ priority = 1 }: Leaving): string | undefined {
  return priority === 1 ? undefined : css.columnPriority[priority]
}
