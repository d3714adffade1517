import { type Operation, useRemove } from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog/confirm-dialog.tsx'
import * as dialog from './dialog-text.css.ts'

export type DeleteDialogProps<Input> = {
  /** The call that deletes; `id` is its parameter. */
  operation: Operation<Input, null>
  id: number
  /** Has to be typed. */
  name: string
  m: { title: (name: string) => string; action: string; busy: string }
  /** The confirmation of R21, once it is gone. */
  done: string
  onClose: () => void
  onDeleted: () => void
  /** What goes with it and what stays. */
  children: ReactNode
}

/** Asks for the name of a record before it is deleted. A failure stays here with its reason. */
export function DeleteDialog<Input>(props: DeleteDialogProps<Input>): ReactElement {
  const { operation, id, name, m, done, onClose, onDeleted, children } = props
  const { run, saving, errors } = useRemove(operation, { confirm: () => done })
  const remove = async (): Promise<void> => {
    try {
      await run({ params: { id } })
    } catch {
      // The failure stands in the dialog
      return
    }
    onDeleted()
  }
  return (
    <ConfirmDialog
      open
      danger
      title={m.title(name)}
      confirmLabel={m.action}
      typeToConfirm={name}
      busy={saving}
      busyLabel={m.busy}
      failure={errors[0]?.message}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p className={dialog.text}>{children}</p>
    </ConfirmDialog>
  )
}
