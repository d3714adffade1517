import { neighbourOf, placeColumn } from './model/change-columns.ts'
import type { ColumnArrangement } from './use-column-arrangement.ts'

/** Moves a column past the next one that is shown, and says where it stands then. */
export function moveShownColumn<Row>(
  columns: ColumnArrangement<Row>,
  field: string,
  by: -1 | 1,
  say: (text: string) => void,
): void {
  const shown = columns.all.filter(({ hidden }) => !hidden)
  const place = shown.findIndex(({ column }) => column.field === field)
  const title = shown[place]?.column.title
  const other = neighbourOf(shown, field, by)
  if (other === undefined) {
    say(`${title} cannot be moved further`)
    return
  }
  columns.save(placeColumn(columns.all, field, other))
  say(`${title} is column ${place + by + 1} of ${shown.length}`)
}
