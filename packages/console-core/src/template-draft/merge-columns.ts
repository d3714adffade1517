import { MAPPING_KEYS } from './draft-of.ts'
import { sameMapping, translationKey } from './same-column.ts'
import type { DraftColumn, DraftTranslation } from './template-draft.ts'

/** A column with what both sides did to it; null where they did different things to the same part of it. */
export const mergeColumns = (
  was: DraftColumn,
  mine: DraftColumn,
  theirs: DraftColumn,
): DraftColumn | null => {
  const isMine = !sameMapping(was, mine) && !sameMapping(mine, theirs)
  if (isMine && !sameMapping(was, theirs)) return null
  const mapping = isMine ? mine : theirs
  const translations = mergeTranslations(was.translations, mine.translations, theirs.translations)
  if (translations === null) return null
  const taken = Object.fromEntries(MAPPING_KEYS.map((key) => [key, mapping[key]]))
  return { ...theirs, ...taken, translations }
}

const mergeTranslations = (
  was: readonly DraftTranslation[],
  mine: readonly DraftTranslation[],
  theirs: readonly DraftTranslation[],
): readonly DraftTranslation[] | null => {
  if (was === mine) return theirs
  const [before, own, others] = [byKey(was), byKey(mine), byKey(theirs)]
  const merged = new Map(others)
  for (const key of new Set([...before.keys(), ...own.keys()])) {
    const [old, here, there] = [before.get(key), own.get(key), others.get(key)]
    const [said, wanted, stored] = [old, here, there].map((one) => one?.translatedValue)
    if (wanted === said || wanted === stored) continue
    if (stored !== said) return null
    if (here) merged.set(key, { ...here, id: there?.id ?? null })
    else merged.delete(key)
  }
  return [...merged.values()]
}

const byKey = (translations: readonly DraftTranslation[]): Map<string, DraftTranslation> =>
  new Map(translations.map((one) => [translationKey(one), one]))
