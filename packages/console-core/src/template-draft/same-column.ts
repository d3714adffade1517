import { sourceValueOf } from '../import-rules/check-translations.ts'
import { MAPPING_KEYS } from './draft-of.ts'
import type { DraftColumn, DraftTranslation } from './template-draft.ts'

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
