import { type CheckedTranslation, sourceKeysOf, sourceValueOf } from '../check-translations.ts'

/** The source values that more than one translation of a column names, each once. */
export const duplicateSources = (translations: readonly CheckedTranslation[]): string[] => {
  const taken = new Set<string>()
  const twice = new Set<string>()
  for (const translation of translations) {
    const source = sourceValueOf(translation)
    const keys = sourceKeysOf(translation.matchType, source)
    if (keys.some((key) => taken.has(key))) twice.add(source)
    for (const key of keys) taken.add(key)
  }
  return [...twice]
}
