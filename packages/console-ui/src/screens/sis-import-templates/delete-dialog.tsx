import { componentTitle, sisImportsResource, useDistrictScope, useRemove } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog/confirm-dialog.tsx'
import * as dialog from '../../patterns/run-log/dialog-text.css.ts'
import type { SisImportTemplatesMessages } from './messages.ts'
import type { Template } from './template-row.ts'

export type DeleteDialogProps = {
  removed: Pick<Template, 'id' | 'name' | 'componentName'>
  onClose(): void
  onDeleted(): void
  m: SisImportTemplatesMessages
}

/** Asks for a template's name before it is deleted. A failure stays here with its reason. */
export function DeleteDialog({ removed, onClose, onDeleted, m: texts }: DeleteDialogProps): ReactElement {
  const { remove: m } = texts
  const { id, name, componentName } = removed
  const district = useDistrictScope()?.name ?? ''
  const { run, saving, errors } = useRemove(sisImportsResource.remove, { confirm: () => m.done(name) })
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
        {m.text(componentTitle(componentName), district)} {m.kept}
      </p>
    </ConfirmDialog>
  )
}
