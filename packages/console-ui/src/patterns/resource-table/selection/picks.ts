/** A row of the page, by its key. */
export type PageRow<Row> = { readonly key: string; readonly row: Row }

/** What a reader picked in a list. */
export type Picks<Row> = {
  /** By key, in the order of picking, over all pages. */
  readonly rows: ReadonlyMap<string, Row>
  /** Everything that matches the filters, on whichever page. */
  readonly all: boolean
  /** Where a range begins: the row that was picked or left out last. */
  readonly anchor: string | undefined
}

export const NO_PICKS: Picks<never> = { rows: new Map<string, never>(), all: false, anchor: undefined }

/** Picks a row, or leaves it out; `range` does the same with all rows of the page from the last one to this. */
export function togglePick<Row>(
  picks: Picks<Row>,
  page: readonly PageRow<Row>[],
  key: string,
  range = false,
): Picks<Row> {
  const rows = pickedOf(picks, page)
  const wanted = !rows.has(key)
  const to = page.findIndex((row) => row.key === key)
  const from = range ? page.findIndex((row) => row.key === picks.anchor) : -1
  const touched = from < 0 ? page.slice(to, to + 1) : page.slice(Math.min(from, to), Math.max(from, to) + 1)
  set(rows, touched, wanted)
  return { rows, all: false, anchor: key }
}

/** Picks the whole page; when it is picked already, leaves it out. */
export function togglePage<Row>(picks: Picks<Row>, page: readonly PageRow<Row>[]): Picks<Row> {
  const rows = pickedOf(picks, page)
  set(rows, page, !page.every(({ key }) => rows.has(key)))
  return { rows, all: false, anchor: undefined }
}

/** How much of the page is picked. */
export function pagePicked<Row>(picks: Picks<Row>, page: readonly PageRow<Row>[]): 'none' | 'some' | 'all' {
  const count = picks.all ? page.length : page.filter(({ key }) => picks.rows.has(key)).length
  return count === 0 ? 'none' : count === page.length ? 'all' : 'some'
}

// Rows of other pages are not known: of "all" what is in sight remains.
function pickedOf<Row>(picks: Picks<Row>, page: readonly PageRow<Row>[]): Map<string, Row> {
  return new Map(picks.all ? page.map(({ key, row }) => [key, row]) : picks.rows)
}

function set<Row>(rows: Map<string, Row>, touched: readonly PageRow<Row>[], wanted: boolean): void {
  for (const { key, row } of touched) {
    if (wanted) rows.set(key, row)
    else rows.delete(key)
  }
}
