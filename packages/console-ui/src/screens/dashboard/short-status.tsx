import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { resolveStatus } from '../../parts/status/resolve-status.ts'
import * as statusCss from '../../parts/status/status.css.ts'
import { StatusIcon } from '../../parts/status/status-icon.tsx'
import { messages } from './messages.ts'

/** A state where there is room for one word: what the icon says already is left out. */
export function ShortStatus({ status }: { status: string }): ReactElement {
  const m = useMessages('dashboard', messages)
  const look = resolveStatus(status)
  const word = status === 'completedWithErrors' ? m.rejections : status === 'held' ? m.heldShort : look.word
  return (
    <span className={statusCss.text}>
      <StatusIcon look={look} size="md" className={statusCss.icon[look.tone]} />
      <span className={statusCss.word}>{word}</span>
    </span>
  )
}
