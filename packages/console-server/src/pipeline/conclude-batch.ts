import {
  COMPONENTS,
  type ComponentName,
  type FailureOrigin,
  RUN_STATUSES,
  type RunStatus,
} from '@edconsole/console-core/contract'

/** The statuses of an import or export that hasn't ended. */
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

/** Returns the outcome of a batch from its components, with the message of the worst. */
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
 * Returns the status of a batch: the worst of its components', except that a mix of loaded and failed ones is "with
 * errors" rather than "failed". Held components outrank rejections.
 */
export const batchStatus = (components: readonly RunStatus[]): RunStatus => {
  const some = (...statuses: RunStatus[]) => components.some((status) => statuses.includes(status))
  const loaded = some('completed', 'completedWithErrors', 'held')
  if (some('failed')) return loaded ? 'completedWithErrors' : 'failed'
  if (some('held')) return 'held'
  if (some('completedWithErrors')) return 'completedWithErrors'
  return loaded ? 'completed' : 'cancelled'
}
