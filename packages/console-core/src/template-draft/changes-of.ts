import type {
  NewSisImportTemplate,
  NewTranslation,
  SisImportTemplateDetailed,
  TemplateColumnDraft,
  UpdateSisImportTemplate,
  UpdateTranslation,
} from '../entities/sis-import-template.ts'
import { IMPORT_LIMITS } from '../import-rules/limits.ts'
import { draftOf, isEmptyColumn } from './draft-of.ts'
import { changedFields } from './edits-of.ts'
import type { DraftColumn, DraftFields, DraftTranslation, TemplateDraft } from './template-draft.ts'
import { sameMapping, sameTranslation, translationKey } from './template-draft.ts'

/** The body of `POST /district/sis-imports` that makes a template of a draft, with all of its translations. */
export const bodyOf = ({ fields, columns }: TemplateDraft): NewSisImportTemplate => ({
  ...withoutUsual(fields),
  importTemplateColumns: Object.values(columns)
    .filter((column) => !isEmptyColumn(column))
    .map((column) => columnBody(column, column.translations.length > 0)),
})

/** Settings that another backend may not know are sent only where they say something. */
const OWN_SETTINGS = {
  rejectThresholdPercent: IMPORT_LIMITS.rejectPercent,
  shrinkThresholdPercent: IMPORT_LIMITS.shrinkPercent,
  thresholdMinimumRows: IMPORT_LIMITS.minimumRows,
  isStrict: false,
} as const satisfies Partial<DraftFields>

const withoutUsual = (fields: DraftFields): Omit<DraftFields, keyof typeof OWN_SETTINGS> => {
  const sent = { ...fields }
  const usual: Partial<DraftFields> = OWN_SETTINGS
  for (const name of [
    'rejectThresholdPercent',
    'shrinkThresholdPercent',
    'thresholdMinimumRows',
    'isStrict',
  ] as const)
    if (fields[name] === usual[name]) Reflect.deleteProperty(sent, name)
  return sent
}

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

type StoredColumn = { readonly id: number; readonly translations: readonly DraftTranslation[] }

type TranslationChanges = {
  /** Send the column with all of its translations, and none of them alone. */
  whole: boolean
  update: { columnName: string; id: number; body: Omit<UpdateTranslation, 'version'> }[]
  create: { columnName: string; body: Omit<NewTranslation, 'version' | 'sisImportId'> }[]
}

/** So many changes of one column are one call instead of as many. */
const MOST_ALONE = 20
const NONE: TranslationChanges = { whole: false, update: [], create: [] }

/** @param stored null where the template does not have the column yet */
const translationChanges = (
  { columnName, translations }: DraftColumn,
  stored: StoredColumn | null,
): TranslationChanges => {
  if (!stored) return { ...NONE, whole: translations.length > 0 }
  if (stored.translations === translations) return NONE
  const before = new Map(stored.translations.map((one) => [one.id, one]))
  const kept = new Set(translations.map(({ id }) => id))
  const changed = translations.filter((one) => {
    const was = before.get(one.id)
    return was !== undefined && !sameTranslation(was, one)
  })
  const fresh = translations.filter(({ id }) => !before.has(id))
  const isRemoved = stored.translations.some(({ id }) => !kept.has(id))
  if (isRemoved || changed.length + fresh.length > MOST_ALONE || crossed(stored.translations, changed))
    return { ...NONE, whole: true }
  return {
    whole: false,
    update: changed.flatMap(({ id, ...body }) => (id === null ? [] : [{ columnName, id, body }])),
    create: fresh.map(({ id: _, ...body }) => ({
      columnName,
      body: { ...body, importTemplateColumnId: stored.id },
    })),
  }
}

/** One by one, a translation cannot take the source value that another one still has. */
const crossed = (stored: readonly DraftTranslation[], changed: readonly DraftTranslation[]): boolean =>
  changed.some((one) => {
    const holder = stored.find((other) => overlap(other, one))
    return holder !== undefined && holder.id !== one.id
  })

const overlap = (one: DraftTranslation, other: DraftTranslation): boolean =>
  translationKey(one).toLowerCase() === translationKey(other).toLowerCase()
