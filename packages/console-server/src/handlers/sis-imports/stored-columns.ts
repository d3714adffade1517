import type { TemplateColumnDraft } from '@edconsole/console-core/contract'
import type { CheckedColumn } from '@edconsole/console-core/import-rules'
import type { Db } from '../../db/schema.ts'

export type StoredColumns = Awaited<ReturnType<typeof storedColumns>>

/** The columns of a template with their translations. */
export const storedColumns = async (db: Db, templateId: number) => {
  const columns = await db
    .selectFrom('importTemplateColumns')
    .selectAll()
    .where('templateId', '=', templateId)
    .orderBy('id')
    .execute()
  const translations = await db
    .selectFrom('importTemplateTranslations')
    .selectAll()
    .where('templateId', '=', templateId)
    .orderBy('id')
    .execute()
  return columns.map((column) => ({
    ...column,
    importTemplateTranslations: translations.filter(({ columnId }) => columnId === column.id),
  }))
}

/** The columns that a template would have after its drafts were saved. */
export const columnsAfter = (
  stored: StoredColumns,
  drafts: readonly TemplateColumnDraft[] | undefined,
): CheckedColumn[] =>
  drafts === undefined
    ? stored
    : drafts.map((draft) => ({
        ...wholeColumn(draft),
        importTemplateTranslations:
          draft.importTemplateTranslations?.map((one) => ({ matchType: 'exact', ...one })) ??
          stored.find(({ columnName }) => columnName === draft.columnName)?.importTemplateTranslations ??
          [],
      }))

/** A column is sent whole: what a draft leaves out is as on a new one. */
export const wholeColumn = ({ importTemplateTranslations: _, ...draft }: TemplateColumnDraft) => ({
  sourceColumn: null,
  mappingType: 'column' as const,
  fixedValue: null,
  defaultValue: null,
  transform: 'none' as const,
  ...draft,
})
