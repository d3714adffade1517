import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type HeldRows, holdNewRows } from './model/hold-new-rows.ts'

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
): HeldRows<Row> & { show(): void } {
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
  // The same rows stay the same list, so that whoever listens to them hears of changes alone
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
  return { ...shown, show }
}

type Known = { asked: string; keys: string[]; at: number } | undefined

const NONE: readonly never[] = []
