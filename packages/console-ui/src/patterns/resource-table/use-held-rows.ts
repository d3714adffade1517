import { useMemo, useState } from 'react'
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
  const [known, setKnown] = useState<{ asked: string; keys: string[]; at: number }>()
  const fresh = rows ?? NONE
  const settled = rows !== undefined && !stale
  const wanted = known !== undefined && askedAt > known.at && updatedAt >= askedAt
  if (settled && (known?.asked !== asked || wanted)) {
    setKnown({ asked, keys: fresh.map(keyOf), at: updatedAt })
  }
  // The same rows stay the same list, so that whoever listens to them hears of changes alone
  const shown = useMemo(() => {
    const held =
      settled && known?.asked === asked ? holdNewRows(known.keys, fresh, keyOf) : { rows: fresh, waiting: 0 }
    // With nothing left to protect there is nothing to hold back.
    return held.rows.length === 0 ? { rows: fresh, waiting: 0 } : held
  }, [settled, known, asked, fresh, keyOf])
  return { ...shown, show: () => setKnown({ asked, keys: fresh.map(keyOf), at: updatedAt }) }
}

const NONE: readonly never[] = []
