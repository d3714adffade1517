import { functionalUpdate, type RowSelectionState, type TableOptions } from '@tanstack/react-table'
import type { ListFeatures } from '../list-table.ts'

/**
 * What a reader picked in a list. TanStack Table knows keys alone: the rows behind those of other pages, the order of
 * picking and "everything that matches" are kept here.
 */
export type Picks<Row> = {
  /** By key, in the order of picking, over all pages. */
  readonly rows: ReadonlyMap<string, Row>
  /** Everything that matches the filters, on whichever page. */
  readonly all: boolean
}

export const NO_PICKS: Picks<never> = { rows: new Map<string, never>(), all: false }

type PicksInput<Row> = {
  picks: Picks<Row>
  change(next: (picks: Picks<Row>) => Picks<Row>): void
  rows: readonly Row[]
  keyOf(row: Row): string
}

type SelectionOptions = Pick<
  TableOptions<ListFeatures, object>,
  'enableRowRangeSelection' | 'onRowSelectionChange'
>

/** What the table of a list has to know of the picks, and what it changes of them. */
export function selectionOptions<Row>({ picks, change, rows, keyOf }: PicksInput<Row>): {
  rowSelection: RowSelectionState
  options: SelectionOptions
} {
  const keys = picks.all ? rows.map(keyOf) : [...picks.rows.keys()]
  const rowSelection = Object.fromEntries(keys.map((key) => [key, true as const]))
  const options: SelectionOptions = {
    // The table remembers where a range begins, also once everything was let go of.
    enableRowRangeSelection: picks !== NO_PICKS,
    onRowSelectionChange: (updater) => {
      const selected = functionalUpdate(updater, rowSelection)
      // Of "all" only the page is known: that is what remains of it.
      change((was) => {
        const kept = new Map(was.all ? [] : [...was.rows].filter(([key]) => selected[key]))
        const byKey = new Map(rows.map((row) => [keyOf(row), row]))
        for (const key of Object.keys(selected)) {
          const row = byKey.get(key)
          if (row !== undefined && !kept.has(key)) kept.set(key, row)
        }
        return { rows: kept, all: false }
      })
    },
  }
  return { rowSelection, options }
}
