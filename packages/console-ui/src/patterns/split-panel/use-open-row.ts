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
  /** To the neighbors, over the ends of a page; undefined at the ends of the list. */
  readonly previous: (() => void) | undefined
  readonly next: (() => void) | undefined
  /** "1 of 214". */
  readonly position: string
  /** The neighbor stands on another page, which is on its way; `row` is still the one before. */
  readonly pending: boolean
}

type Shown<Row> = { rows: readonly Row[]; range: PageRange }

/** A neighbor on another page: which end of it, and what stands in until its rows are there. */
type Wanted<Row> = {
  end: 'first' | 'last'
  page: number
  since: readonly Row[]
  row: Row
  position: string
}

const NONE = { rows: [], range: { from: 0, to: 0, total: undefined, last: undefined } }

/**
 * Which row of a list is open, kept in the address (ux 8.3): opening adds to the history, going to a neighbor replaces.
 * `keyOf` stays the same from one drawing to the next.
 */
export function useOpenRow<Row>(keyOf: (row: Row) => string): OpenRow<Row> {
  const [query, setQuery] = useQueryState()
  const [{ rows, range }, setShown] = useState<Shown<Row>>(NONE)
  const [asking, setAsking] = useState<Wanted<Row>>()
  const onRows = useCallback((next: readonly Row[], at: PageRange) => setShown({ rows: next, range: at }), [])

  const here = Number(query.page) || 1
  const asked = typeof query.row === 'string' ? query.row : undefined
  // A reader who has gone elsewhere, or is already there, no longer wants the neighbor.
  const wanted = asking?.page === here && asked === keyOf(asking.row) ? asking : undefined
  const hasCome = wanted !== undefined && rows !== wanted.since && rows.length > 0
  const pending = wanted !== undefined && !hasCome
  const index = hasCome
    ? wanted.end === 'first'
      ? 0
      : rows.length - 1
    : rows.findIndex((each) => keyOf(each) === asked)
  const row = pending ? wanted.row : rows[index]
  const { row: _, ...rest } = query

  const settle = useRef(() => {})
  settle.current = () => {
    if (pending) return
    const arrived = hasCome ? row : undefined
    if (arrived) setQuery({ ...rest, row: keyOf(arrived) }, { replace: true })
    // Rows that do not hold it any more: another filter, another page.
    else if (asked !== undefined && rows.length > 0 && row === undefined) setQuery(rest, { replace: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only rows that come can settle what is open
  useEffect(() => settle.current(), [rows])

  const numberOf = (at: number) => formatCount(range.from + at)
  const position =
    range.total === undefined ? numberOf(index) : `${numberOf(index)} of ${formatCount(range.total)}`

  const goTo = (neighbor: number): (() => void) | undefined => {
    if (!row) return undefined
    if (pending) return nothingYet
    const target = rows[neighbor]
    if (target) return () => setQuery({ ...rest, row: keyOf(target) }, { replace: true })
    const forward = neighbor > index
    const hasMore = forward ? range.total !== undefined && range.to < range.total : range.from > 1
    if (!hasMore) return undefined
    return () => {
      const next = forward ? here + 1 : here - 1
      setAsking({ end: forward ? 'first' : 'last', page: next, since: rows, row, position })
      const { page: __, ...others } = query
      setQuery(next > 1 ? { ...others, page: String(next) } : others, { replace: true })
    }
  }

  return {
    row,
    key: row && keyOf(row),
    onRows,
    open(target) {
      setAsking(undefined)
      if (keyOf(target) !== asked) setQuery({ ...rest, row: keyOf(target) })
    },
    close() {
      setAsking(undefined)
      setQuery(rest)
    },
    previous: goTo(index - 1),
    next: goTo(index + 1),
    position: pending ? wanted.position : position,
    pending,
  }
}

function nothingYet(): void {}
