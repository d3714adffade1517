import type { Column } from './column.ts'
import * as css from './table-grid.css.ts'

/** The class that lets a column leave when the container gets small. */
export function priorityClass<Row>({ priority = 1 }: Column<Row>): string | undefined {
  return priority === 1 ? undefined : css.priority[priority]
}
