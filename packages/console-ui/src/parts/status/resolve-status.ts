import { RUN_STATUSES, type StatusTone } from '@edconsole/console-core/contract'
import {
  CancelledIcon,
  CompletedIcon,
  FailedIcon,
  HeldIcon,
  LateIcon,
  NotStartedIcon,
  PausedIcon,
  RunningIcon,
  UnknownIcon,
  WarningIcon,
} from '../icons/icons.ts'
import type { ProductIcon } from '../icons/product-icon.tsx'

export type StatusLook = { word: string; tone: StatusTone; icon: ProductIcon; turning: boolean }

/** States that are none of a run's: a template or export switched off, an export's delivery (R44). */
const otherStatuses = {
  paused: { word: 'Paused', tone: 'neutral', icon: PausedIcon },
  sent: { word: 'Sent', tone: 'success', icon: CompletedIcon },
  late: { word: 'Late', tone: 'warning', icon: LateIcon },
} as const

const runIcons: Record<keyof typeof RUN_STATUSES, ProductIcon> = {
  queued: NotStartedIcon,
  extracting: RunningIcon,
  validating: RunningIcon,
  transforming: RunningIcon,
  loading: RunningIcon,
  completed: CompletedIcon,
  completedWithErrors: WarningIcon,
  failed: FailedIcon,
  held: HeldIcon,
  cancelled: CancelledIcon,
}

/** Word, tone and icon of a server's status (R44). An unknown one is shown as given, and never as a success. */
export function resolveStatus(status: string, componentsFailed = false): StatusLook {
  if (isKeyOf(otherStatuses, status)) return { ...otherStatuses[status], turning: false }
  if (!isKeyOf(RUN_STATUSES, status)) {
    return { word: status, tone: 'neutral', icon: UnknownIcon, turning: false }
  }
  const { word, tone } = RUN_STATUSES[status]
  const icon = runIcons[status]
  if (status === 'completedWithErrors' && componentsFailed) {
    return { word: 'Completed with failures', tone, icon, turning: false }
  }
  return { word, tone, icon, turning: icon === RunningIcon }
}

function isKeyOf<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key)
}
