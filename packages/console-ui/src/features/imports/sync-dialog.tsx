import type { ComponentName } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { useLater } from '../../parts/later/use-later.ts'
import type { ImportRunMessages } from './messages.ts'
import { syncFormLater } from './sync-form-later.ts'

export type SyncDialogProps = {
  open: boolean
  onClose(): void
  title: string
  /** What is ticked at the start; null stands for all. */
  preset: readonly ComponentName[] | null
  onStarted(batchId: number): void
  texts: ImportRunMessages
}

/** Asks what to sync and starts it. If its code cannot be fetched it closes again, for another try. */
export function SyncDialog(props: SyncDialogProps): ReactElement | null {
  const Form = useLater(syncFormLater, props.open, props.onClose)
  return Form ? <Form {...props} /> : null
}
