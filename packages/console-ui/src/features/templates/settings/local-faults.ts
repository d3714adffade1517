import {
  checkColumns,
  columnsOf,
  type DraftFields,
  TEMPLATE_RULES,
  type TemplateDraft,
  type TemplateEdits,
} from '@edconsole/console-core/import-rules'
import { plainIssue, updateTemplateSchema } from '@edconsole/console-core/schemas'
import { wordsOf } from './read-inputs.ts'
import type { SaveFault } from './save-fault.ts'

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

/**
 * What of the settings would be refused, by field, in the words of the server's own rules.
 * @param changed the fields that differ from the stored ones: no others are judged
 */
const settingsFaults = (
  { fields, columns }: TemplateDraft,
  changed: readonly (keyof DraftFields)[],
  mappingChanged: boolean,
): Partial<Record<keyof DraftFields, string>> => {
  const faults: Partial<Record<keyof DraftFields, string>> = {}
  const body = Object.fromEntries(
    changed.filter((name) => name !== 'componentName').map((name) => [name, fields[name]]),
  )
  const parsed = updateTemplateSchema.safeParse(body, { error: plainIssue })
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = changed.find((one) => one === path[0])
    if (name) faults[name] ??= capital(message)
  }
  const template = {
    ...fields,
    scheduleDays: [...fields.scheduleDays],
    importTemplateColumns: Object.values(columns).map((column) => ({
      ...column,
      importTemplateTranslations: column.translations,
    })),
  }
  const touched: readonly string[] = [...changed, ...(mappingChanged ? ['importTemplateColumns'] : [])]
  for (const { field, of, fault } of TEMPLATE_RULES) {
    if (field === 'importTemplateColumns' || !of.some((name) => touched.includes(name))) continue
    const message = fault(template)
    if (message !== undefined) faults[field] ??= capital(message)
  }
  return faults
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
