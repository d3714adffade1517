import { type Instance, instancesResource, useMessages, useSave } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog/confirm-dialog.tsx'
import * as dialog from '../../patterns/delete-dialog/dialog-text.css.ts'
import { instanceMessages } from './messages.ts'

export type SandboxDialogProps = {
  instance: Pick<Instance, 'id' | 'name'>
  onClose: () => void
}

/** Asks before a sandbox of a production instance is created, because that takes a while. */
export function SandboxDialog({ instance: { id, name }, onClose }: SandboxDialogProps): ReactElement {
  const m = useMessages('instances', instanceMessages).sandbox
  const { run, saving, errors } = useSave(instancesResource.createSandbox, { confirm: true })
  const create = async (): Promise<void> => {
    try {
      await run({ params: { id } })
    } catch {
      // The failure stands in the dialog.
      return
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={m.title(name)}
      confirmLabel={m.confirm}
      busy={saving}
      busyLabel={m.busy}
      failure={errors[0]?.message}
      onConfirm={() => void create()}
      onCancel={onClose}
    >
      <p className={dialog.text}>{m.text}</p>
    </ConfirmDialog>
  )
}
