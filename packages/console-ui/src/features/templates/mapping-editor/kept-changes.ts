import type { NewSisImportTemplate } from '@edconsole/console-core'
import {
  changedFields,
  columnBody,
  emptyColumn,
  sameMapping,
  sameTranslations,
  type TemplateDraft,
} from '@edconsole/console-core/import-rules'
import { updateTemplateSchema } from '@edconsole/console-core/schemas'

type Kept = Readonly<Record<string, unknown>>

/** What of a draft differs from another one, in the form of a body: its schema is what reads it again. */
export const keptChanges = (draft: TemplateDraft, other: TemplateDraft): Kept => ({
  ...Object.fromEntries(changedFields(other.fields, draft.fields).map((name) => [name, draft.fields[name]])),
  importTemplateColumns: Object.values(draft.columns)
    .filter((column) => {
      const was = other.columns[column.columnName]
      return was !== column && !(was && sameMapping(was, column) && sameTranslations(was, column))
    })
    .map((column) => columnBody(column, true)),
})

/** A draft with what was kept, or a body, in place of its own; what cannot be read is left out. Its translations have no numbers. */
export const withKept = (draft: TemplateDraft, { importTemplateColumns, ...fields }: Kept): TemplateDraft => {
  const columns = { ...draft.columns }
  for (const column of columnsIn(importTemplateColumns)) {
    if (!(column.columnName in columns)) continue
    const { importTemplateTranslations = [], ...mapping } = column
    columns[column.columnName] = {
      ...emptyColumn(column.columnName),
      ...mapping,
      translations: importTemplateTranslations.map((one) => ({ matchType: 'exact', ...one, id: null })),
    }
  }
  const read = Object.entries(fields).map(([name, value]) => parsed({ [name]: value }))
  return { fields: Object.assign({ ...draft.fields }, ...read), columns }
}

const columnsIn = (kept: unknown): NonNullable<NewSisImportTemplate['importTemplateColumns']> =>
  (Array.isArray(kept) ? kept : []).flatMap(
    (one: unknown) => parsed({ importTemplateColumns: [one] }).importTemplateColumns ?? [],
  )

const parsed = (kept: Kept) => updateTemplateSchema.safeParse(kept).data ?? {}
