import type { SisImportTemplateDetailed, TemplateTranslation } from '../entities/sis-import-template.ts'
import { draftOf } from './draft-of.ts'
import type { DraftColumn, TemplateDraft } from './template-draft.ts'
import { translationKey } from './template-draft.ts'

/** The stored template after a translation of it was saved alone. */
export const withTranslation = (
  template: SisImportTemplateDetailed,
  { version, ...translation }: TemplateTranslation,
): SisImportTemplateDetailed => ({
  ...template,
  version,
  importTemplateColumns: template.importTemplateColumns.map((column) =>
    column.id !== translation.importTemplateColumnId
      ? column
      : {
          ...column,
          possibleValues: column.possibleValues.map((possible) => {
            const others = possible.importTemplateTranslations.filter(({ id }) => id !== translation.id)
            return {
              ...possible,
              importTemplateTranslations:
                possible.id === translation.possibleValueId ? [...others, translation] : others,
            }
          }),
        },
  ),
})

/** The draft with the numbers that its translations were given when they were stored. What is edited stays as it is. */
export const withStoredIds = (draft: TemplateDraft, template: SisImportTemplateDetailed): TemplateDraft => {
  const stored = draftOf(template)
  return {
    ...draft,
    columns: Object.fromEntries(
      Object.entries(draft.columns).map(([name, column]) => [name, numbered(column, stored.columns[name])]),
    ),
  }
}

const numbered = (column: DraftColumn, stored: DraftColumn | undefined): DraftColumn => {
  const known = new Set(stored?.translations.map(({ id }) => id))
  const kept = new Set(column.translations.map(({ id }) => id).filter((id) => known.has(id)))
  if (column.translations.every(({ id }) => kept.has(id))) return column
  const ids = new Map(stored?.translations.map((one) => [translationKey(one), one.id]))
  return {
    ...column,
    translations: column.translations.map((one) => {
      if (kept.has(one.id)) return one
      const id = ids.get(translationKey(one)) ?? null
      return { ...one, id: kept.has(id) ? null : id }
    }),
  }
}
