import type { NewTranslation, UpdateTranslation } from '../entities/sis-import-template.ts'
import { translationKey } from './same-column.ts'
import type { DraftColumn, DraftTranslation } from './template-draft.ts'

export type StoredColumn = { readonly id: number; readonly translations: readonly DraftTranslation[] }

export type TranslationChanges = {
  /** Send the column with all of its translations, and none of them alone. */
  whole: boolean
  update: { columnName: string; id: number; body: Omit<UpdateTranslation, 'version'> }[]
  create: { columnName: string; body: Omit<NewTranslation, 'version' | 'sisImportId'> }[]
}

/** So many changes of one column are one call instead of as many. */
const MOST_ALONE = 20
const NONE: TranslationChanges = { whole: false, update: [], create: [] }

/** @param stored null where the template does not have the column yet */
export const translationChanges = (
  { columnName, translations }: DraftColumn,
  stored: StoredColumn | null,
): TranslationChanges => {
  if (!stored) return { ...NONE, whole: translations.length > 0 }
  if (stored.translations === translations) return NONE
  const before = new Map(stored.translations.map((one) => [one.id, one]))
  const kept = new Set(translations.map(({ id }) => id))
  const changed = translations.filter((one) => {
    const was = before.get(one.id)
    return was !== undefined && !same(was, one)
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

const same = (one: DraftTranslation, other: DraftTranslation): boolean =>
  translationKey(one) === translationKey(other) && one.translatedValue === other.translatedValue

/** One by one, a translation cannot take the source value that another one still has. */
const crossed = (stored: readonly DraftTranslation[], changed: readonly DraftTranslation[]): boolean =>
  changed.some((one) => {
    const holder = stored.find((other) => overlap(other, one))
    return holder !== undefined && holder.id !== one.id
  })

const overlap = (one: DraftTranslation, other: DraftTranslation): boolean =>
  translationKey(one).toLowerCase() === translationKey(other).toLowerCase()
