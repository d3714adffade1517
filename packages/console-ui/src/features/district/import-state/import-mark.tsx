import type { ImportState } from '@edconsole/console-core'
import type { ReactNode } from 'react'
import * as statusCss from '../../../parts/status/status.css.ts'
import { StatusIcon } from '../../../parts/status/status-icon.tsx'
import { importLook } from './import-look.ts'
import type { ImportStateMessages } from './messages.ts'

/** The shape and the word of a state, where there is no room for both in sight. */
export const importMark = (
  importState: ImportState,
  m: ImportStateMessages,
): { icon: ReactNode; word: string } => {
  const look = importLook({ importState, runningSince: null }, m)
  return { icon: <StatusIcon look={look} size="sm" className={statusCss.icon[look.tone]} />, word: look.word }
}
