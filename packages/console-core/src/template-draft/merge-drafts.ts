import { changedFields, sameValue } from './edits-of.ts'
import type { DraftColumn, DraftFields, DraftTranslation, TemplateDraft } from './template-draft.ts'
import { MAPPING_KEYS, sameMapping, translationKey } from './template-draft.ts'

/** One thing that both sides changed, to different ends. */
export type DraftConflict =
  | { readonly kind: 'field'; readonly name: keyof DraftFields }
  | { readonly kind: 'column'; readonly name: string }

export type MergedDrafts = {
  /** Theirs, with everything of mine that they left alone. Where both changed something it holds theirs. */
  readonly draft: TemplateDraft
  readonly conflicts: readonly DraftConflict[]
}

/**
 * What becomes of a draft when the stored template is another one than it was.
 * @param base what was stored when the editing began
 */
export const mergeDrafts = (
  base: TemplateDraft,
  mine: TemplateDraft,
  theirs: TemplateDraft,
): MergedDrafts => {
  const conflicts: DraftConflict[] = []
  const fields = Object.fromEntries(
    changedFields(base.fields, mine.fields)
      .filter((name) => {
        const isTheirs = !sameValue(base.fields[name], theirs.fields[name])
        if (isTheirs && !sameValue(mine.fields[name], theirs.fields[name]))
          conflicts.push({ kind: 'field', name })
        return !isTheirs
      })
      .map((name) => [name, mine.fields[name]]),
  )
  const columns: Record<string, DraftColumn> = { ...theirs.columns }
  for (const [name, column] of Object.entries(mine.columns)) {
    const was = base.columns[name]
    const now = theirs.columns[name]
    if (!was || !now) continue
    const merged = mergeColumns(was, column, now)
    if (merged) columns[name] = merged
    else conflicts.push({ kind: 'column', name })
  }
  return { draft: { fields: { ...theirs.fields, ...fields }, columns }, conflicts }
}

/** The merged draft with my side of some conflicts. */
export const takeMine = (
  { draft }: MergedDrafts,
  mine: TemplateDraft,
  conflicts: readonly DraftConflict[],
): TemplateDraft => {
  const fields = { ...draft.fields }
  const columns: Record<string, DraftColumn> = { ...draft.columns }
  for (const conflict of conflicts) {
    if (conflict.kind === 'field') Object.assign(fields, { [conflict.name]: mine.fields[conflict.name] })
    else {
      const column = mine.columns[conflict.name]
      if (column) columns[conflict.name] = column
    }
  }
  return { fields, columns }
}

/** A column with what both sides did to it; null where they did different things to the same part of it. */
const mergeColumns = (was: DraftColumn, mine: DraftColumn, theirs: DraftColumn): DraftColumn | null => {
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
