import { useLayoutEffect, useMemo, useRef, useState } from 'react'

/**
 * Rows of a list that refreshes itself. Another question (`asked`) shows its answer at once; a refresh of the same
 * question keeps new rows behind a bar until `show` is called (ux 7.19), or until an answer that the reader asked for.
 */
export function useHeldRows<Row>(
  rows: readonly Row[] | undefined,
  asked: string,
  {
    keyOf,
    stale,
    updatedAt = 0,
    askedAt = 0,
  }: {
    keyOf: (row: Row) => string
    stale: boolean
    updatedAt?: number | undefined
    askedAt?: number | undefined
  },
): HeldRows<Row> & {
  /** When the rows came that the reader last asked for. */
  readonly wantedAt: number | undefined
  show(): void
} {
  const [, redraw] = useState(0)
  const known = useRef<Known>(undefined)
  const fresh = rows ?? NONE
  const settled = rows !== undefined && !stale
  const last = known.current
  const wanted = last !== undefined && askedAt > last.at && updatedAt >= askedAt
  const isOther = settled && (last?.asked !== asked || wanted)
  const base = isOther ? { asked, keys: fresh.map(keyOf), at: updatedAt } : last
  // Kept when it is shown, not told to React: with a state of its own each page would be worked out twice.
  useLayoutEffect(() => {
    known.current = base
  }, [base])
  // The same rows stay the same list, so that listeners hear of real changes only
  const shown = useMemo(() => {
    const held =
      settled && base?.asked === asked ? holdNewRows(base.keys, fresh, keyOf) : { rows: fresh, waiting: 0 }
    // With nothing left to protect there is nothing to hold back.
    return held.rows.length === 0 ? { rows: fresh, waiting: 0 } : held
  }, [settled, base, asked, fresh, keyOf])
  const show = () => {
    known.current = { asked, keys: fresh.map(keyOf), at: updatedAt }
    redraw((times) => times + 1)
  }
  return { ...shown, wantedAt: base?.at, show }
}

type Known = { asked: string; keys: string[]; at: number } | undefined

const NONE: readonly never[] = []

type HeldRows<Row> = { readonly rows: readonly Row[]; readonly waiting: number }

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
