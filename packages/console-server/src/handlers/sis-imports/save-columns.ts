import type { ComponentName, TemplateColumnDraft, TranslationDraft } from '@edconsole/console-core/contract'
import { type CheckedColumn, columnsOf, sourceValueOf } from '@edconsole/console-core/import-rules'
import type { Db } from '../../db/schema.ts'

type StoredColumns = Awaited<ReturnType<typeof storedColumns>>

type Of = { id: number; lea: string; componentName: ComponentName }

/**
 * Makes the columns of a template those of the drafts, which were checked. Columns and translations that stay keep their
 * numbers: findings of earlier runs and other people's screens name them.
 */
export const saveColumns = async (
  trx: Db,
  template: Of,
  stored: StoredColumns,
  drafts: readonly TemplateColumnDraft[],
): Promise<void> => {
  const gone = stored.filter(({ columnName }) => !drafts.some((draft) => draft.columnName === columnName))
  if (gone.length > 0)
    await trx
      .deleteFrom('importTemplateColumns')
      .where(
        'id',
        'in',
        gone.map(({ id }) => id),
      )
      .execute()
  if (drafts.length === 0) return
  const saved = await trx
    .insertInto('importTemplateColumns')
    .values(drafts.map((draft) => ({ ...wholeColumn(draft), lea: template.lea, templateId: template.id })))
    .onConflict((conflict) =>
      conflict.columns(['lea', 'templateId', 'columnName']).doUpdateSet((eb) => ({
        sourceColumn: eb.ref('excluded.sourceColumn'),
        mappingType: eb.ref('excluded.mappingType'),
        fixedValue: eb.ref('excluded.fixedValue'),
        defaultValue: eb.ref('excluded.defaultValue'),
        transform: eb.ref('excluded.transform'),
      })),
    )
    .returning(['id', 'columnName'])
    .execute()
  for (const { columnName, importTemplateTranslations } of drafts) {
    const column = saved.find((one) => one.columnName === columnName)
    if (!column || !importTemplateTranslations) continue
    const before = stored.find((one) => one.columnName === columnName)?.importTemplateTranslations ?? []
    await saveTranslations(trx, template, { ...column, before }, importTemplateTranslations)
  }
}

type Column = {
  id: number
  columnName: string
  before: StoredColumns[number]['importTemplateTranslations']
}

const saveTranslations = async (
  trx: Db,
  template: Of,
  column: Column,
  drafts: readonly TranslationDraft[],
): Promise<void> => {
  const wanted = drafts.map((draft) => translationRow(template, column, draft))
  const same = (a: (typeof wanted)[number], b: Column['before'][number]) =>
    a.matchType === b.matchType && a.sourceValue === b.sourceValue
  const gone = column.before.filter((one) => !wanted.some((draft) => same(draft, one)))
  if (gone.length > 0)
    await trx
      .deleteFrom('importTemplateTranslations')
      .where(
        'id',
        'in',
        gone.map(({ id }) => id),
      )
      .execute()
  const fresh = wanted.filter((draft) => !column.before.some((one) => same(draft, one)))
  if (fresh.length > 0) await trx.insertInto('importTemplateTranslations').values(fresh).execute()
  for (const before of column.before) {
    const draft = wanted.find((one) => same(one, before))
    if (!draft || draft.translatedValue === before.translatedValue) continue
    const { translatedValue, possibleValueId } = draft
    await trx
      .updateTable('importTemplateTranslations')
      .set({ translatedValue, possibleValueId })
      .where('id', '=', before.id)
      .execute()
  }
}

/** A translation as it is stored; its value is one of the column's. */
export const translationRow = (
  { id: templateId, lea, componentName }: Of,
  { id: columnId, columnName }: { id: number; columnName: string },
  { matchType = 'exact', sourceValue, translatedValue }: TranslationDraft,
) => {
  const possible = columnsOf(componentName)
    .find((column) => column.columnName === columnName)
    ?.possibleValues.find(({ value }) => value === translatedValue)
  if (!possible) throw new Error(`${columnName} can't be ${translatedValue}.`)
  return {
    lea,
    templateId,
    columnId,
    possibleValueId: possible.id,
    translatedValue,
    matchType,
    sourceValue: sourceValueOf({ matchType, sourceValue }),
  }
}

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
const wholeColumn = ({ importTemplateTranslations: _, ...draft }: TemplateColumnDraft) => ({
  sourceColumn: null,
  mappingType: 'column' as const,
  fixedValue: null,
  defaultValue: null,
  transform: 'none' as const,
  ...draft,
})
