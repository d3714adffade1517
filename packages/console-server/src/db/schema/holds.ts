import type { Timestamp } from './columns.ts'

/** A record that a held component would remove. */
export type ImportHeldRowsTable = { etlStatusId: number; rowId: number }

/** What somebody decided about a held batch; the first decision is the last. */
export type ImportHoldDecisionsTable = {
  batchId: number
  decision: 'release' | 'discard'
  decidedBy: string
  decidedAt: Timestamp
}
