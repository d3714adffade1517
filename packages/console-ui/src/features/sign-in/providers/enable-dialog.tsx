import type { ReactElement } from 'react'
import { ConfirmDialog } from '../../../parts/confirm-dialog/confirm-dialog.tsx'
import * as dialog from '../../../patterns/delete-dialog/dialog-text.css.ts'
import type { ProviderMessages } from './messages.ts'

export type EnableDialogProps = {
  /** What people call the provider. */
  title: string
  onClose: () => void
  onConfirm: () => void
  m: ProviderMessages['enable']
}

/** Asks before a provider is offered whose last test failed: it may work by now. */
export function EnableDialog({ title, onClose, onConfirm, m }: EnableDialogProps): ReactElement {
  return (
    <ConfirmDialog
      open
      title={m.title(title)}
      confirmLabel={m.action}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <p className={dialog.text}>{m.text}</p>
    </ConfirmDialog>
  )
}
