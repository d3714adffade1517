import {
  checkColumns,
  columnsOf,
  type TemplateDraft,
  type TemplateEdits,
} from '@edconsole/console-core/import-rules'
import { wordsOf } from './read-inputs.ts'
import type { SaveFault } from './save-fault.ts'
import { settingsFaults } from './settings-faults.ts'

/** What the server would refuse, found before anything is sent. `labels` name the settings. */
export const localFaults = (
  draft: TemplateDraft,
  edits: TemplateEdits,
  labels: Readonly<Record<string, string>>,
): SaveFault[] => {
  const { componentName } = draft.fields
  const settings = settingsFaults(draft, edits.fields, edits.columns.length > 0)
  const columns = Object.values(draft.columns).flatMap((column): SaveFault[] => {
    const { columnName, translations } = column
    const fault = checkColumns(componentName, [{ ...column, importTemplateTranslations: translations }])
    if (!fault) return []
    const name = columnsOf(componentName).find((one) => one.columnName === columnName)?.displayName
    return [{ text: `${name ?? columnName}: ${fault.message}`, at: { kind: 'column', name: columnName } }]
  })
  return [
    ...wordsOf(settings).map(
      (name): SaveFault => ({
        text: `${labels[name] ?? name}: ${settings[name]}`,
        at: { kind: 'field', name },
      }),
    ),
    ...columns,
  ]
}
