import { CONSTANTS } from '@edconsole/console-core/contract'

/** A component of a run with some of its counts, and the same ones of the last completed run before. */
export type ComparedResult<Count extends string> = Readonly<Record<Count, number>> & {
  readonly status: string
  readonly previous: (Readonly<Record<Count, number>> & { readonly batchId: number }) | null
}

type Comparison<Count extends string> = {
  /** The one batch that all components are compared with; null when they come from several. */
  batchId: number | null
  /** More than before, or fewer: by count. */
  change: Record<Count, number>
}

/**
 * A batch against the runs before it, component by component: a batch of three components is thus never
 * held against one of twelve. Null when nothing can be compared yet.
 */
export const compareWithPrevious = <Count extends string>(
  results: readonly ComparedResult<Count>[],
  counts: readonly Count[],
): Comparison<Count> | null => {
  const pairs = results.flatMap((now) => (now.previous && isOver(now) ? [{ now, before: now.previous }] : []))
  if (pairs.length === 0) return null
  const batchIds = new Set(pairs.map(({ before }) => before.batchId))
  const changes = counts.map((count) => [
    count,
    pairs.reduce((sum, { now, before }) => sum + now[count] - before[count], 0),
  ])
  return {
    batchId: batchIds.size === 1 ? (pairs[0]?.before.batchId ?? null) : null,
    // One entry per count.
    change: Object.fromEntries(changes) as Record<Count, number>,
  }
}

/** How many rows fewer than last time, when that is unusually many; else null. */
export const unusualDrop = <Count extends string>(
  result: ComparedResult<Count>,
  count: Count,
): { batchId: number; fewer: number } | null => {
  if (!result.previous || !isOver(result)) return null
  const before = result.previous[count]
  const fewer = before - result[count]
  return fewer > before * CONSTANTS.unusualDropShare ? { batchId: result.previous.batchId, fewer } : null
}

// A failed or running component has read an accidental part of its file: comparing that would only alarm. One that is held
// has read all of it.
const isOver = ({ status }: { status: string }): boolean =>
  status === 'completed' || status === 'completedWithErrors' || status === 'held'
