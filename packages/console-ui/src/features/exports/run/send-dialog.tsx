import type { ExportLogHeader } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { useLater } from '../../../parts/later/use-later.ts'
import type { ExportRunMessages } from './messages.ts'
import { sendFormLater } from './send-form-later.ts'

export type SendDialogProps = {
  /** The sending whose export is sent again. */
  batch: Pick<ExportLogHeader, 'batchId' | 'exportId' | 'exportName'>
  onClose(): void
  onStarted(batchId: number): void
  texts: ExportRunMessages
}

/** Asks before an export is sent again, with what goes where. If its code cannot be fetched it closes again, for another try. */
export function SendDialog(props: SendDialogProps): ReactElement | null {
  const Form = useLater(sendFormLater, true, props.onClose)
  return Form ? <Form {...props} /> : null
}
