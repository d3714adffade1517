import { componentTitle, sisImportsResource, useDistrictScope } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { DeleteDialog } from '../../patterns/delete-dialog/delete-dialog.tsx'
import type { SisImportTemplatesMessages } from './messages.ts'
import type { Template } from './template-row.ts'

export type DeleteTemplateDialogProps = {
  removed: Pick<Template, 'id' | 'name' | 'componentName'>
  onClose(): void
  onDeleted(): void
  m: SisImportTemplatesMessages
}

/** Asks for a template's name before it is deleted; what it brought in stays. */
export function DeleteTemplateDialog(props: DeleteTemplateDialogProps): ReactElement {
  const { removed, onClose, onDeleted, m: texts } = props
  const { remove: m } = texts
  const { id, name, componentName } = removed
  const district = useDistrictScope()?.name ?? ''
  return (
    <DeleteDialog
      operation={sisImportsResource.remove}
      id={id}
      name={name}
      m={m}
      onClose={onClose}
      onDeleted={onDeleted}
      done={m.done(name)}
    >
      {m.text(componentTitle(componentName), district)} {m.kept}
    </DeleteDialog>
  )
}
