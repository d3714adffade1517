import { ruleTemplateOf } from '@edconsole/console-core/import-rules'
import { type ReactElement, useMemo } from 'react'
import { DryRun, type TriedFile } from '../../features/templates/dry-run/index.ts'
import { Drawer } from '../../parts/drawer/drawer.tsx'
import type { SisImportEditMessages } from './messages.ts'
import type { Editing } from './use-editing.ts'

export type TryDrawerProps = {
  editing: Editing
  tried: TriedFile | null
  onTried: (tried: TriedFile) => void
  /** Leads to a column, and to values of it. */
  onOpen: (columnName: string, values?: readonly string[]) => void
  onClose: () => void
  m: SisImportEditMessages['actions']
}

/** Tries a file on the template as it is on the page, saved or not (ux 9.5). */
export function TryDrawer({ editing, onOpen, onClose, m, ...trial }: TryDrawerProps): ReactElement {
  const { draft, base, change, editFields } = editing
  const { id, componentName, schoolYear } = base
  const template = useMemo(() => ruleTemplateOf(draft, { id, componentName }), [draft, id, componentName])
  return (
    <Drawer open size="wide" onClose={onClose} title={m.tryFile}>
      <DryRun
        {...trial}
        template={template}
        reading={draft.fields}
        schoolYear={schoolYear}
        onUseReading={editFields}
        onMapColumn={(columnName, header) => {
          const column = draft.columns[columnName]
          if (header === null || !column) {
            onClose()
            onOpen(columnName)
            return
          }
          const mapped = { ...column, mappingType: 'column' as const, sourceColumn: header }
          change((was) => ({ ...was, columns: { ...was.columns, [columnName]: mapped } }))
        }}
        onTranslate={(columnName, values) => {
          onClose()
          onOpen(
            columnName,
            values.map(({ sourceValue }) => sourceValue),
          )
        }}
      />
    </Drawer>
  )
}
