import type {
  MappingType,
  MatchType,
  SisImportTemplateFields,
  Transform,
} from '../entities/sis-import-template.ts'
import { sourceValueOf } from '../import-rules/check-translations.ts'

/** What a column says beside its translations. */
export const MAPPING_KEYS = [
  'mappingType',
  'sourceColumn',
  'fixedValue',
  'defaultValue',
  'transform',
] as const satisfies readonly (keyof DraftColumn)[]

/** A translation being edited. `id` is null until it is stored. */
export type DraftTranslation = {
  readonly id: number | null
  readonly sourceValue: string
  readonly translatedValue: string
  readonly matchType: MatchType
}

/** How one database column is filled, while being edited. */
export type DraftColumn = {
  readonly columnName: string
  readonly sourceColumn: string | null
  readonly mappingType: MappingType
  readonly fixedValue: string | null
  readonly defaultValue: string | null
  readonly transform: Transform
  readonly translations: readonly DraftTranslation[]
}

/** The year of a template is that of the district's data, and is not edited. */
export type DraftFields = Readonly<Omit<SisImportTemplateFields, 'schoolYear'>>

/**
 * An import template while it is edited. Every step makes a new one that shares what stayed, so that steps can be undone
 * and compared by identity. `columns` holds all database columns of the component, also those that nothing fills.
 */
export type TemplateDraft = {
  readonly fields: DraftFields
  readonly columns: Readonly<Record<string, DraftColumn>>
}

/** Whether two columns are filled in the same way, whatever their translations. */
export const sameMapping = (one: DraftColumn, other: DraftColumn): boolean =>
  one === other || MAPPING_KEYS.every((key) => one[key] === other[key])

/** Whether two columns translate alike. The order of translations says nothing. */
export const sameTranslations = (one: DraftColumn, other: DraftColumn): boolean => {
  if (one.translations === other.translations) return true
  if (one.translations.length !== other.translations.length) return false
  const targets = new Map(one.translations.map((it) => [translationKey(it), it.translatedValue]))
  return other.translations.every((it) => targets.get(translationKey(it)) === it.translatedValue)
}

/** What a translation is found by within its column. */
export const translationKey = (translation: Pick<DraftTranslation, 'matchType' | 'sourceValue'>): string =>
  `${translation.matchType} ${sourceValueOf(translation)}`

/** Whether two translations say the same, whatever their numbers. */
export const sameTranslation = (one: DraftTranslation, other: DraftTranslation): boolean =>
  translationKey(one) === translationKey(other) && one.translatedValue === other.translatedValue

/**
 * What became of each translation of a column. The stored number comes first, since it stays when the source value is
 * changed; what has none, or was stored anew, is found by its source value and match type.
 */
export const pairTranslations = (
  before: readonly DraftTranslation[],
  after: readonly DraftTranslation[],
): PairedTranslations => {
  const pairs = new Map<DraftTranslation, DraftTranslation>()
  const added = new Set(after)
  for (const keyOf of [({ id }: DraftTranslation) => id, translationKey]) {
    const found = new Map([...added].map((one) => [keyOf(one), one]))
    for (const one of before) {
      const key = keyOf(one)
      const other = pairs.has(one) || key === null ? undefined : found.get(key)
      if (other && added.delete(other)) pairs.set(one, other)
    }
  }
  return { pairs, added: [...added] }
}

type PairedTranslations = {
  /** What was removed is not among them. */
  readonly pairs: ReadonlyMap<DraftTranslation, DraftTranslation>
  readonly added: readonly DraftTranslation[]
}
