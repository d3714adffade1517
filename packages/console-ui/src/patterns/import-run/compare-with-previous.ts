import { CONSTANTS, type ImportLogResult } from '@edconsole/console-core/contract'

export type Comparison = {
  /** The one batch that all components are compared with; null when they come from several. */
  batchId: number | null
  read: number
  rejected: number
}

type Result = Pick<ImportLogResult, 'recordsRead' | 'recordsRejected' | 'status' | 'previous'>

/**
 * A batch against the runs before it, component by component: a batch of three components is thus never
 * held against one of twelve. Null when nothing can be compared yet.
 */
export const compareWithPrevious = (results: readonly Result[]): Comparison | null => {
  const pairs = results.flatMap((now) => (now.previous && isOver(now) ? [{ now, before: now.previous }] : []))
  if (pairs.length === 0) return null
  const batchIds = new Set(pairs.map(({ before }) => before.batchId))
  return {
    batchId: batchIds.size === 1 ? (pairs[0]?.before.batchId ?? null) : null,
    read: pairs.reduce((sum, { now, before }) => sum + now.recordsRead - before.recordsRead, 0),
    rejected: pairs.reduce((sum, { now, before }) => sum + now.recordsRejected - before.recordsRejected, 0),
  }
}

/** How many rows fewer than last time, when that is unusually many; else null. */
export const unusualDrop = (result: Result): { batchId: number; fewer: number } | null => {
  if (!result.previous || !isOver(result)) return null
  const { batchId, recordsRead: before } = result.previous
  const fewer = before - result.recordsRead
  return fewer > before * CONSTANTS.unusualDropShare ? { batchId, fewer } : null
}

// A failed or running component has read an accidental part of its file: comparing that would only alarm
const isOver = ({ status }: Result): boolean => status === 'completed' || status === 'completedWithErrors'
