export type HeldRows<Row> = { readonly rows: readonly Row[]; readonly waiting: number }

/**
 * A refresh changes numbers in place and never moves rows under the pointer (ux 7.19): rows that were not there when
 * the reader last asked wait until they are called for. Rows that are gone leave.
 */
export function holdNewRows<Row>(
  known: readonly string[],
  fresh: readonly Row[],
  keyOf: (row: Row) => string,
): HeldRows<Row> {
  const byKey = new Map(fresh.map((row) => [keyOf(row), row]))
  const rows = known.flatMap((key) => {
    const row = byKey.get(key)
    return row === undefined ? [] : [row]
  })
  // The list itself where nothing is held back: a page that waits for the next is not drawn for it.
  const isAll = rows.length === fresh.length && rows.every((row, at) => row === fresh[at])
  return { rows: isAll ? fresh : rows, waiting: fresh.length - rows.length }
}
