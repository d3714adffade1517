import { declaredOf, type ListColumn, type ListTable } from '../list-table.ts'
import type { TableMessages } from '../messages.ts'
import { isRightToLeft } from '../right-to-left.ts'
import type { TableModel } from '../table-model.ts'

/** The columns that the table draws: those that are shown and have room. */
export function drawnAmong<Row extends object>({
  table,
  withoutRoom,
}: Pick<TableModel<Row>, 'table' | 'withoutRoom'>): ListColumn<Row>[] {
  return table.getVisibleLeafColumns().filter(({ id }) => !withoutRoom?.includes(id))
}

/** The column that it changes places with when it moves by one; `undefined` at the end of its group. */
export function neighborOf<Row extends object>(
  among: readonly ListColumn<Row>[],
  column: ListColumn<Row>,
  by: -1 | 1,
): ListColumn<Row> | undefined {
  const other = among[among.indexOf(column) + by]
  return other && groupOf(other) === groupOf(column) ? other : undefined
}

/** Puts a column in the place of another; the row header keeps the first, and pinned ones stay together. */
export function placeColumn<Row extends object>(
  table: ListTable<Row>,
  column: ListColumn<Row>,
  inPlaceOf: ListColumn<Row>,
): void {
  if (groupOf(column) !== groupOf(inPlaceOf)) return
  table.setColumnOrder((order) => {
    const next = order.filter((id) => id !== column.id)
    next.splice(order.indexOf(inPlaceOf.id), 0, column.id)
    return next
  })
}

/** Moves a column past the next one of these, and says where it stands then. */
export function moveColumn<Row extends object>(
  table: ListTable<Row>,
  among: readonly ListColumn<Row>[],
  {
    column,
    by,
    say,
    m,
  }: {
    column: ListColumn<Row>
    by: -1 | 1
    say: (text: string) => void
    m: TableMessages['columns']
  },
): void {
  const { title } = declaredOf(column)
  const other = neighborOf(among, column, by)
  if (other === undefined) {
    say(m.notMovedFurther(title))
    return
  }
  placeColumn(table, column, other)
  say(m.moved(title, among.indexOf(other) + 1, among.length))
}

/** Columns move within their group alone: the row header, which cannot be pinned, the pinned ones, the others. */
function groupOf<Row extends object>(column: ListColumn<Row>): string | false {
  return column.getCanPin() ? column.getIsPinned() : 'leads'
}

/** Moves the column of the header that holds the target; the focus goes along (ux 11). */
export function moveColumnByKey<Row extends object>(
  key: 'ArrowLeft' | 'ArrowRight',
  target: EventTarget,
  model: Pick<TableModel<Row>, 'table' | 'withoutRoom' | 'say' | 'm'>,
): void {
  const { table, say, m } = model
  const focused = target instanceof HTMLElement ? target : undefined
  const header = focused?.closest<HTMLElement>('[data-field]')
  if (!focused || !header) return
  const toEnd = (key === 'ArrowRight') !== isRightToLeft(header)
  const shown = drawnAmong(model)
  const column = shown.find(({ id }) => id === header.dataset.field)
  if (column) moveColumn(table, shown, { column, by: toEnd ? 1 : -1, say, m: m.columns })
  // A header that changes its place loses the focus on the way.
  requestAnimationFrame(() => focused.focus({ preventScroll: true }))
}
