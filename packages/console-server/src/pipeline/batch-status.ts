import type { RunStatus } from '@edconsole/console-core/contract'

/**
 * The outcome of a batch is the worst of its components', except that some that came in and some that failed make
 * "with errors", not "failed". What waits for a review is told before rejections.
 */
export const batchStatus = (components: readonly RunStatus[]): RunStatus => {
  const some = (...statuses: RunStatus[]) => components.some((status) => statuses.includes(status))
  const loaded = some('completed', 'completedWithErrors', 'held')
  if (some('failed')) return loaded ? 'completedWithErrors' : 'failed'
  if (some('held')) return 'held'
  if (some('completedWithErrors')) return 'completedWithErrors'
  return loaded ? 'completed' : 'cancelled'
}
