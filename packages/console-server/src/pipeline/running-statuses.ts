import { RUN_STATUSES, type RunStatus } from '@edconsole/console-core/contract'

/** The statuses of an import or export that has not ended. */
export const RUNNING_STATUSES: readonly RunStatus[] = (Object.keys(RUN_STATUSES) as RunStatus[]).filter(
  (status) => RUN_STATUSES[status].running,
)
