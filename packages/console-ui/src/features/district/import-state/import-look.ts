import type { DistrictStatus, ImportState } from '@edconsole/console-core'
import {
  CompletedIcon,
  FailedIcon,
  HeldIcon,
  LateIcon,
  NotStartedIcon,
  RunningIcon,
  UnknownIcon,
  WarningIcon,
} from '../../../parts/icons/icons.ts'
import type { StatusLook } from '../../../parts/status/use-status-look.ts'
import type { ImportStateMessages } from './messages.ts'

const LOOKS: Readonly<Record<ImportState, Pick<StatusLook, 'tone' | 'icon'>>> = {
  failed: { tone: 'danger', icon: FailedIcon },
  held: { tone: 'warning', icon: HeldIcon },
  late: { tone: 'warning', icon: LateIcon },
  rejections: { tone: 'warning', icon: WarningIcon },
  never: { tone: 'neutral', icon: NotStartedIcon },
  completed: { tone: 'success', icon: CompletedIcon },
}
const RUNNING = { tone: 'info', icon: RunningIcon } as const
const UNKNOWN = { tone: 'neutral', icon: UnknownIcon } as const

/** The look of where a district's imports stand, with its word. */
export const importLook = (
  { importState, runningSince }: Pick<DistrictStatus, 'importState' | 'runningSince'>,
  m: ImportStateMessages,
): StatusLook => {
  const isRunning = runningSince !== null
  const { tone, icon } = isRunning ? RUNNING : (LOOKS[importState] ?? UNKNOWN)
  const word = isRunning ? m.running : (m.states[importState] ?? importState)
  return { tone, icon, word, turning: isRunning }
}
