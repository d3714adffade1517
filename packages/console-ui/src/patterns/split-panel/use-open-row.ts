import { formatCount, useQueryState } from '@edconsole/console-core'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PageRange } from '../resource-table/model/page-range.ts'

export type OpenRow<Row> = {
  /** The row whose record is open; undefined while none is, or it is not on this page. */
  readonly row: Row | undefined
  readonly key: string | undefined
  /** For the list's `onRows`. */
  onRows(rows: readonly Row[], range: PageRange): void
  open(row: Row): void
  close(): void
  /** To the neighbours, over the ends of a page; undefined at the ends of the list. */
  readonly previous: (() => void) | undefined
  readonly next: (() => void) | undefined
  /** "1 of 214". */
  readonly position: string
}

type Shown<Row> = { rows: readonly Row[]; range: PageRange }

const NONE = { rows: [], range: { from: 0, to: 0, total: undefined, last: undefined } }

/**
 * Which row of a list is open, kept in the address (ux 8.3): opening adds to the history, going to a neighbour replaces.
 * `keyOf` stays the same from one drawing to the next.
 */
export function useOpenRow<Row>(keyOf: (row: Row) => string): OpenRow<Row> {
  const [query, setQuery] = useQueryState()
  const [{ rows, range }, setShown] = useState<Shown<Row>>(NONE)
  /** Which row of the next page is to be opened once it is there. */
  const wanted = useRef<'first' | 'last'>(undefined)
  const onRows = useCallback((next: readonly Row[], at: PageRange) => setShown({ rows: next, range: at }), [])

  const asked = typeof query.row === 'string' ? query.row : undefined
  const index = asked === undefined ? -1 : rows.findIndex((row) => keyOf(row) === asked)
  const row = rows[index]
  const { row: _, ...rest } = query

  const settle = useRef(() => {})
  settle.current = () => {
    const arrived = wanted.current && rows.at(wanted.current === 'first' ? 0 : -1)
    wanted.current = undefined
    if (arrived) setQuery({ ...rest, row: keyOf(arrived) }, { replace: true })
    // Rows that do not hold it any more: another filter, another page.
    else if (asked !== undefined && rows.length > 0 && row === undefined) setQuery(rest, { replace: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only rows that come can settle what is open
  useEffect(() => settle.current(), [rows])

  const goTo = (neighbour: number): (() => void) | undefined => {
    if (!row) return undefined
    const target = rows[neighbour]
    if (target) return () => setQuery({ ...rest, row: keyOf(target) }, { replace: true })
    const forward = neighbour > index
    const hasMore = forward ? range.total !== undefined && range.to < range.total : range.from > 1
    if (!hasMore) return undefined
    const here = Number(query.page) || 1
    return () => {
      wanted.current = forward ? 'first' : 'last'
      const { page: __, ...others } = query
      const next = forward ? here + 1 : here - 1
      setQuery(next > 1 ? { ...others, page: String(next) } : others, { replace: true })
    }
  }

  return {
    row,
    key: row && asked,
    onRows,
    open(target) {
      if (keyOf(target) !== asked) setQuery({ ...rest, row: keyOf(target) })
    },
    close: () => setQuery(rest),
    previous: goTo(index - 1),
    next: goTo(index + 1),
    position:
      range.total === undefined
        ? formatCount(range.from + index)
        : `${formatCount(range.from + index)} of ${formatCount(range.total)}`,
  }
}
