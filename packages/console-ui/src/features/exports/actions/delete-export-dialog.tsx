import { type Export, exportsResource, useDistrictScope } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { DeleteDialog } from '../../../patterns/delete-dialog/delete-dialog.tsx'
import type { ExportActionMessages } from './messages.ts'

export type DeleteExportDialogProps = {
  removed: Pick<Export, 'id' | 'name' | 'productName' | 'schoolYear'>
  onClose(): void
  onDeleted(): void
  texts: ExportActionMessages
}

/** Asks for an export's name before it is deleted: nothing brings its password back. */
export function DeleteExportDialog(props: DeleteExportDialogProps): ReactElement {
  const { removed, onClose, onDeleted, texts } = props
  const { remove: m } = texts
  const { id, name, productName, schoolYear } = removed
  const district = useDistrictScope()?.name ?? ''
  return (
    <DeleteDialog
      operation={exportsResource.remove}
      id={id}
      name={name}
      m={m}
      onClose={onClose}
      onDeleted={onDeleted}
      done={m.done(productName)}
    >
      {m.text(productName, district, schoolYear)} {m.kept}
    </DeleteDialog>
  )
}
