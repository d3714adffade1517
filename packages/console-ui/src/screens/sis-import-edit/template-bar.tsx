import { countEdits } from '@edconsole/console-core/import-rules'
import type { ReactElement } from 'react'
import { editNames } from '../../features/templates/mapping-editor/edit-names.ts'
import { Button } from '../../parts/button/button.tsx'
import { DownIcon } from '../../parts/icons/icons.ts'
import { Menu } from '../../parts/menu/menu.tsx'
import { SaveBar } from '../../patterns/save-bar/save-bar.tsx'
import type { SisImportEditMessages } from './messages.ts'
import type { Editing } from './use-editing.ts'
import type { TemplateSaving } from './use-save-template.ts'

export type TemplateBarProps = {
  editing: Editing
  saving: TemplateSaving
  labels: Readonly<Record<string, string>>
  /** Why it cannot be synced once it is saved. */
  noSync: string | undefined
  onShowFault: () => void
  onSync: () => void
  m: SisImportEditMessages['save']
}

/** One bar for the template and its translations (ux 9.5). */
export function TemplateBar(props: TemplateBarProps): ReactElement {
  const { editing, saving, labels, noSync, onShowFault, onSync, m } = props
  const { edits, draft, discard } = editing
  const changes = editNames(edits, draft.fields.componentName, labels, m)
  return (
    <SaveBar
      changes={changes}
      count={countEdits(edits)}
      invalid={saving.faults.filter(({ at }) => at !== null).length}
      onShowInvalid={onShowFault}
      saving={saving.saving}
      partly={saving.partly}
      saveLabel={m.action}
      onSave={() => void saving.save()}
      onDiscard={() => {
        saving.clear()
        discard()
      }}
      more={
        <Menu
          label={m.more}
          trigger={<Button kind="primary" aria-label={m.more} icon={<DownIcon />} />}
          items={[{ key: 'sync', label: m.andSync, disabledReason: noSync, onSelect: onSync }]}
        />
      }
    />
  )
}
