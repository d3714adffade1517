import { type Export, exportsResource, useDistrictScope, useRemove } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog/confirm-dialog.tsx'
import * as dialog from '../run-log/dialog-text.css.ts'
import type { ExportActionMessages } from './messages.ts'

export type DeleteExportDialogProps = {
  removed: Pick<Export, 'id' | 'name' | 'productName' | 'schoolYear'>
  onClose(): void
  onDeleted(): void
  texts: ExportActionMessages
}

/** Asks for an export's name before it is deleted: nothing brings its password back. A failure stays here with its reason. */
export function DeleteExportDialog({
  removed,
  onClose,
  onDeleted,
  texts,
}: DeleteExportDialogProps): ReactElement {
  const { remove: m } = texts
  const { id, name, productName, schoolYear } = removed
  const district = useDistrictScope()?.name ?? ''
  const { run, saving, errors } = useRemove(exportsResource.remove, { confirm: () => m.done(productName) })
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
      <p className={dialog.text}>
        {m.text(productName, district, schoolYear)} {m.kept}
      </p>
    </ConfirmDialog>
  )
}
