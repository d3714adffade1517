import { type ArrangedColumn, grouped, groupOf } from './arrange-columns.ts'

/** Changes one column. The row header can neither be hidden nor pinned: it is always there, and always in place. */
export function setColumn<Row>(
  arranged: readonly ArrangedColumn<Row>[],
  field: string,
  change: Partial<Pick<ArrangedColumn<Row>, 'hidden' | 'pinned' | 'width'>>,
): ArrangedColumn<Row>[] {
  return grouped(
    arranged.map((item) => {
      if (item.column.field !== field) return item
      return { ...item, ...change, ...(item.column.rowHeader && { hidden: false, pinned: false }) }
    }),
  )
}

/** Puts a column in the place of another; the row header keeps the first, and pinned ones stay together. */
export function placeColumn<Row>(
  arranged: readonly ArrangedColumn<Row>[],
  field: string,
  inPlaceOf: string,
): readonly ArrangedColumn<Row>[] {
  const moved = arranged.find((item) => item.column.field === field)
  const to = arranged.findIndex((item) => item.column.field === inPlaceOf)
  const other = arranged[to]
  if (!moved || !other || groupOf(moved) !== groupOf(other)) return arranged
  const next = arranged.filter((item) => item !== moved)
  next.splice(to, 0, moved)
  return next
}

/** The column that it changes places with when it moves by one; `undefined` at the end of its group. */
export function neighbourOf<Row>(
  arranged: readonly ArrangedColumn<Row>[],
  field: string,
  by: -1 | 1,
): string | undefined {
  const from = arranged.findIndex((item) => item.column.field === field)
  const [moved, other] = [arranged[from], arranged[from + by]]
  return moved && other && groupOf(moved) === groupOf(other) ? other.column.field : undefined
}
