import {
  COMPONENTS,
  type ComponentName,
  type FailureOrigin,
  type RunStatus,
} from '@edconsole/console-core/contract'
import { batchStatus } from './batch-status.ts'

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
