import type { ComponentName } from '@edconsole/console-core'
import { columnsOf, type TemplateEdits } from '@edconsole/console-core/import-rules'

/** What is not saved yet, as a list of names. */
export const editNames = (
  { fields, columns, translations }: TemplateEdits,
  component: ComponentName,
  labels: Readonly<Record<string, string>>,
  m: { translations: (count: number) => string },
): string[] => {
  const definitions = columnsOf(component)
  return [
    ...fields.map((name) => labels[name] ?? name),
    ...columns.map((name) => definitions.find(({ columnName }) => columnName === name)?.displayName ?? name),
    ...(translations > 0 ? [m.translations(translations)] : []),
  ]
}
