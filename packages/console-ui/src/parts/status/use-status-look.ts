import { useMessages } from '@edconsole/console-core'
import { RUN_STATUSES, type StatusTone } from '@edconsole/console-core/contract'
import { useCallback } from 'react'
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
import { partMessages } from '../messages.ts'

export type StatusLook = { word: string; tone: StatusTone; icon: ProductIcon; turning: boolean }

export type LookOfStatus = (status: string, componentsFailed?: boolean, oldFiles?: boolean) => StatusLook

/** Returns what gives a server's status its word, tone and icon (R44), in the host's words. Stable across renders. */
export function useStatusLook(): LookOfStatus {
  const words = useMessages('parts', partMessages).statuses
  return useCallback((...of) => lookOf(words, ...of), [words])
}

/** The same in the console's own words, for who draws nothing. */
export const plainStatusLook: LookOfStatus = (status, componentsFailed) =>
  lookOf(partMessages.statuses, status, componentsFailed)

/** States that are none of a run's: a record that is on or off, a template or export switched off, an export's delivery (R44). */
const otherStatuses = {
  enabled: { tone: 'success', icon: CompletedIcon },
  disabled: { tone: 'neutral', icon: CancelledIcon },
  paused: { tone: 'neutral', icon: PausedIcon },
  sent: { tone: 'success', icon: CompletedIcon },
  late: { tone: 'warning', icon: LateIcon },
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

/** An unknown status is shown as given, and never as a success. */
function lookOf(
  words: typeof partMessages.statuses,
  ...[status, componentsFailed, oldFiles]: Parameters<LookOfStatus>
): StatusLook {
  if (isKeyOf(otherStatuses, status)) {
    const { tone, icon } = otherStatuses[status]
    return { word: words[status], tone, icon, turning: false }
  }
  if (!isKeyOf(RUN_STATUSES, status)) {
    return { word: status, tone: 'neutral', icon: UnknownIcon, turning: false }
  }
  if (status === 'completed' && oldFiles) {
    return { word: words.oldFiles, tone: 'warning', icon: WarningIcon, turning: false }
  }
  const { tone } = RUN_STATUSES[status]
  const icon = runIcons[status]
  const isPartial = status === 'completedWithErrors' && componentsFailed
  return {
    word: isPartial ? words.componentsFailed : words.run[status],
    tone,
    icon,
    turning: icon === RunningIcon,
  }
}

function isKeyOf<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key)
}
