import {
  formatDateTime,
  type ImportLogHeader,
  useConsoleSettings,
  useMessages,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { CompletedIcon } from '../../parts/icons/icons.ts'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { messages } from './messages.ts'

export type NothingToDoProps = {
  title: string
  /** The last batch that finished. */
  last: ImportLogHeader | undefined
}

/** All is well, as of the last import. */
export function NothingToDo({ title, last }: NothingToDoProps): ReactElement {
  const m = useMessages('dashboard', messages)
  const { timeZone } = useConsoleSettings()
  return (
    <EmptyState icon={<CompletedIcon size="xl" />} title={title}>
      {last ? m.lastFinished(formatDateTime(last.endedAt ?? last.startedAt, timeZone)) : m.noneFinished}
    </EmptyState>
  )
}
