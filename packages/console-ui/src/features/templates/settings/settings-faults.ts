import { type DraftFields, TEMPLATE_RULES, type TemplateDraft } from '@edconsole/console-core/import-rules'
import { plainIssue, updateTemplateSchema } from '@edconsole/console-core/schemas'

/**
 * What of the settings would be refused, by field, in the words of the server's own rules.
 * @param changed the fields that differ from the stored ones: no others are judged
 */
export const settingsFaults = (
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
