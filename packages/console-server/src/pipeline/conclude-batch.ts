import {
  COMPONENTS,
  type ComponentName,
  type FailureOrigin,
  RUN_STATUSES,
  type RunStatus,
} from '@edconsole/console-core/contract'

/** The statuses of an import or export that has not ended. */
export const RUNNING_STATUSES: readonly RunStatus[] = (Object.keys(RUN_STATUSES) as RunStatus[]).filter(
  (status) => RUN_STATUSES[status].running,
)

/** How one component of a batch ended. */
export type Outcome = {
  componentName: ComponentName
  status: RunStatus
  message: string | null
  failureOrigin: FailureOrigin | null
}

/** What the header of a batch says of its components: the outcome of all, and the words of the worst. */
export const concludeBatch = (
  outcomes: readonly Outcome[],
): { status: RunStatus; message: string | null; failureOrigin: FailureOrigin | null } => {
  const worst = WORST.flatMap((status) => outcomes.find((one) => one.status === status) ?? []).at(0)
  return {
    status: batchStatus(outcomes.map(({ status }) => status)),
    failureOrigin: worst?.failureOrigin ?? null,
    message: worst?.message ? `${COMPONENTS[worst.componentName].title}: ${worst.message}` : null,
  }
}

const WORST = ['failed', 'held', 'completedWithErrors'] as const satisfies readonly RunStatus[]

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
