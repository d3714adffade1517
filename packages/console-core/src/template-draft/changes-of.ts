import type {
  NewTranslation,
  SisImportTemplateDetailed,
  TemplateColumnDraft,
  UpdateSisImportTemplate,
  UpdateTranslation,
} from '../entities/sis-import-template.ts'
import { draftOf, isEmptyColumn } from './draft-of.ts'
import { changedFields } from './edits-of.ts'
import { sameMapping } from './same-column.ts'
import type { DraftColumn, DraftTranslation, TemplateDraft } from './template-draft.ts'
import { type StoredColumn, translationChanges } from './translation-changes.ts'

/** The calls that make a stored template the draft, in the order in which they are sent. */
export type TemplateChanges = {
  /** Null when neither a setting nor a mapping was changed. */
  readonly template: UpdateSisImportTemplate | null
  /** The version that each of them needs is the one that the call before it answered. */
  readonly update: readonly { columnName: string; id: number; body: Omit<UpdateTranslation, 'version'> }[]
  readonly create: readonly { columnName: string; body: Omit<NewTranslation, 'version'> }[]
}

/**
 * What has to be sent. Changed translations go one by one, so that each can fail alone; with their column where some were
 * removed (no call removes one), the column is new, or there are more than twenty.
 */
export const changesOf = (before: SisImportTemplateDetailed, after: TemplateDraft): TemplateChanges => {
  const stored = draftOf(before)
  const storedColumns = new Map(before.importTemplateColumns.map((column) => [column.columnName, column]))
  const columns = Object.values(after.columns).map((column) => ({
    column,
    ...translationChanges(column, storedOf(storedColumns, stored, column.columnName)),
  }))
  const fields = Object.fromEntries(
    changedFields(stored.fields, after.fields)
      .filter((name) => name !== 'componentName')
      .map((name) => [name, after.fields[name]]),
  )
  const sent = columns.filter(({ column }) => storedColumns.has(column.columnName) || !isEmptyColumn(column))
  const isMapped = columns.some(({ column, whole }) => {
    const was = stored.columns[column.columnName]
    return whole || !was || !sameMapping(was, column)
  })
  const isChanged = isMapped || Object.keys(fields).length > 0
  return {
    template: isChanged
      ? {
          ...fields,
          ...(isMapped && {
            importTemplateColumns: sent.map(({ column, whole }) => columnBody(column, whole)),
          }),
          version: before.version,
        }
      : null,
    update: columns.flatMap(({ update }) => update),
    create: columns.flatMap(({ create }) =>
      create.map(({ columnName, body }) => ({ columnName, body: { ...body, sisImportId: before.id } })),
    ),
  }
}

/** A column as it is sent; without translations the stored ones stay. */
export const columnBody = (
  { translations, ...mapping }: DraftColumn,
  withTranslations: boolean,
): TemplateColumnDraft => ({
  ...mapping,
  ...(withTranslations && { importTemplateTranslations: translations.map(translationBody) }),
})

const translationBody = ({ sourceValue, translatedValue, matchType }: DraftTranslation) => ({
  sourceValue,
  translatedValue,
  matchType,
})

const storedOf = (
  columns: ReadonlyMap<string, { id: number }>,
  stored: TemplateDraft,
  columnName: string,
): StoredColumn | null => {
  const column = columns.get(columnName)
  const draft = stored.columns[columnName]
  return column && draft ? { id: column.id, translations: draft.translations } : null
}
