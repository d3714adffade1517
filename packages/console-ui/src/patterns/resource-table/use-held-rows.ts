import { useState } from 'react'
import { type HeldRows, holdNewRows } from './model/hold-new-rows.ts'

/**
 * Rows of a list that refreshes itself. Another question (`asked`) shows its answer at once; a refresh of the same
 * question keeps new rows behind a bar until `show` is called (ux 7.19).
 */
export function useHeldRows<Row>(
  rows: readonly Row[] | undefined,
  asked: string,
  { keyOf, stale }: { keyOf: (row: Row) => string; stale: boolean },
): HeldRows<Row> & { show(): void } {
  const [known, setKnown] = useState<{ asked: string; keys: string[] }>()
  const fresh = rows ?? NONE
  const settled = rows !== undefined && !stale
  if (settled && known?.asked !== asked) setKnown({ asked, keys: fresh.map(keyOf) })
  const held =
    settled && known?.asked === asked ? holdNewRows(known.keys, fresh, keyOf) : { rows: fresh, waiting: 0 }
  // With nothing left to protect there is nothing to hold back.
  const shown = held.rows.length === 0 ? { rows: fresh, waiting: 0 } : held
  return { ...shown, show: () => setKnown({ asked, keys: fresh.map(keyOf) }) }
}

const NONE: readonly never[] = []
