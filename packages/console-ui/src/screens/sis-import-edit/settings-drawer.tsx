import type { SisSystem } from '@edconsole/console-core'
import type { DraftFields } from '@edconsole/console-core/import-rules'
import type { ReactElement } from 'react'
import type { SaveFault } from '../../features/templates/settings/save-fault.ts'
import { TemplateSettings } from '../../features/templates/settings/template-settings.tsx'
import { Button } from '../../parts/button/button.tsx'
import { Drawer } from '../../parts/drawer/drawer.tsx'
import type { SisImportEditMessages } from './messages.ts'
import type { Editing } from './use-editing.ts'

export type SettingsDrawerProps = {
  editing: Editing
  faults: readonly SaveFault[]
  systems: readonly SisSystem[]
  onClose: () => void
  m: SisImportEditMessages['actions']
}

/** The settings of the template beside its columns: what is changed here waits for the same save. */
export function SettingsDrawer({ editing, faults, systems, onClose, m }: SettingsDrawerProps): ReactElement {
  const { draft, saved, editFields } = editing
  const wrong: Partial<Record<keyof DraftFields, string>> = {}
  for (const { text, at } of faults)
    if (at?.kind === 'field') wrong[at.name] ??= text.slice(text.indexOf(': ') + 2)
  return (
    <Drawer open onClose={onClose} title={m.settings} foot={<Button onClick={onClose}>{m.done}</Button>}>
      <TemplateSettings
        fields={draft.fields}
        saved={saved.fields}
        faults={wrong}
        systems={systems}
        onChange={editFields}
      />
    </Drawer>
  )
}
