import { type Authentication, authenticationsResource } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { DeleteDialog } from '../../../patterns/delete-dialog/delete-dialog.tsx'
import type { ProviderMessages } from './messages.ts'

export type DeleteProviderDialogProps = {
  removed: Pick<Authentication, 'id' | 'displayName'>
  onClose: () => void
  onDeleted: () => void
  m: ProviderMessages
}

/** Asks for the name first. While accounts use the provider, the server says how many, and nothing is lost. */
export function DeleteProviderDialog({
  removed,
  onClose,
  onDeleted,
  m,
}: DeleteProviderDialogProps): ReactElement {
  const { id, displayName } = removed
  return (
    <DeleteDialog
      operation={authenticationsResource.remove}
      id={id}
      name={displayName}
      m={m.remove}
      done={m.remove.done(displayName)}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      {m.remove.text}
    </DeleteDialog>
  )
}
