import { sourceKeysOf, sourceValueOf } from '../import-rules/check-translations.ts'
import { changedFields, sameValue } from './edits-of.ts'
import type { DraftColumn, DraftFields, DraftTranslation, TemplateDraft } from './template-draft.ts'
import { MAPPING_KEYS, pairTranslations, sameMapping, sameTranslation } from './template-draft.ts'

/** One thing that both sides changed, to different ends. */
export type DraftConflict =
  | { readonly kind: 'field'; readonly name: keyof DraftFields }
  /** How a column is filled, whatever its translations. */
  | { readonly kind: 'column'; readonly name: string }
  /** A translation of the column `name`, or several that claim the same source value. */
  | ({ readonly kind: 'translation'; readonly name: string } & ContestedTranslations)

/** What stands on either side; nothing where it was removed. */
export type ContestedTranslations = {
  /** As stored when the editing began; nothing where both sides added one. */
  readonly was: readonly DraftTranslation[]
  readonly mine: readonly DraftTranslation[]
  readonly theirs: readonly DraftTranslation[]
}

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
    const mapping = mergeMapping(was, column, now)
    if (mapping === null) conflicts.push({ kind: 'column', name })
    const { translations, contested } = mergeTranslations(
      was.translations,
      column.translations,
      now.translations,
    )
    for (const one of contested) conflicts.push({ kind: 'translation', name, ...one })
    columns[name] = withMapping(now, mapping ?? now, translations)
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
    const { kind, name } = conflict
    if (kind === 'field') {
      Object.assign(fields, { [name]: mine.fields[name] })
      continue
    }
    const column = columns[name]
    const own = mine.columns[name]
    if (!column || !own) continue
    if (kind === 'column') columns[name] = withMapping(column, own, column.translations)
    else {
      const others = column.translations.filter((one) => !conflict.theirs.includes(one))
      columns[name] = withMapping(column, column, [...others, ...conflict.mine])
    }
  }
  return { fields, columns }
}

const withMapping = (
  column: DraftColumn,
  mapping: DraftColumn,
  translations: readonly DraftTranslation[],
): DraftColumn => ({
  ...column,
  ...Object.fromEntries(MAPPING_KEYS.map((key) => [key, mapping[key]])),
  translations,
})

/** The side that says how the column is filled; null where both changed it to different ends. */
const mergeMapping = (was: DraftColumn, mine: DraftColumn, theirs: DraftColumn): DraftColumn | null => {
  if (sameMapping(was, mine) || sameMapping(mine, theirs)) return theirs
  return sameMapping(was, theirs) ? mine : null
}

/** One translation on all sides; undefined where it wasn't there yet, or was removed. */
type Strand = Readonly<Record<'was' | 'mine' | 'theirs', DraftTranslation | undefined>>

const mergeTranslations = (
  was: readonly DraftTranslation[],
  mine: readonly DraftTranslation[],
  theirs: readonly DraftTranslation[],
): { translations: readonly DraftTranslation[]; contested: readonly ContestedTranslations[] } => {
  if (was === mine) return { translations: theirs, contested: [] }
  const strands = strandsOf(was, mine, theirs)
  const { taken, groups } = settle(strands)
  const dropped = new Set<Strand>()
  const contested = groups.flatMap((group) => {
    const repeated = repeatedIn(group)
    if (repeated) dropped.add(repeated)
    return repeated ? [] : [contestedOf(group)]
  })
  const translations = strands.flatMap((strand) => {
    const kept = taken.has(strand) ? ownOf(strand) : strand.theirs
    return kept && !dropped.has(strand) ? [kept] : []
  })
  return { translations, contested }
}

/** Theirs in their order, then what they don't have. */
const strandsOf = (
  was: readonly DraftTranslation[],
  mine: readonly DraftTranslation[],
  theirs: readonly DraftTranslation[],
): readonly Strand[] => {
  const [own, others] = [pairTranslations(was, mine), pairTranslations(was, theirs)]
  const both = pairTranslations(own.added, others.added)
  const strands: Strand[] = [
    ...was.map((one) => ({ was: one, mine: own.pairs.get(one), theirs: others.pairs.get(one) })),
    ...own.added.map((one) => ({ was: undefined, mine: one, theirs: both.pairs.get(one) })),
    ...both.added.map((one) => ({ was: undefined, mine: undefined, theirs: one })),
  ]
  const places = new Map(theirs.map((one, place) => [one, place]))
  const placeOf = ({ theirs: one }: Strand) => (one && places.get(one)) ?? theirs.length
  return strands.sort((one, other) => placeOf(one) - placeOf(other))
}

/**
 * Which translations are taken from my side, and which belong to a conflict: those that both sides changed, and those
 * that would claim a source value of theirs. Giving up one of mine may claim another source value again.
 */
const settle = (
  strands: readonly Strand[],
): { taken: ReadonlySet<Strand>; groups: readonly (readonly Strand[])[] } => {
  const taken = new Set<Strand>()
  const groups = new Map<Strand, readonly Strand[]>()
  const holders = new Map<string, Strand>()
  const hold = (strand: Strand) => {
    for (const key of keysOf(strand.theirs)) holders.set(key, strand)
  }
  for (const strand of strands) {
    const isTheirs = !alike(strand.was, strand.theirs)
    const isMine = !alike(strand.was, strand.mine) && !alike(strand.mine, strand.theirs)
    if (isMine && isTheirs) groups.set(strand, [strand])
    if (isMine && !isTheirs) taken.add(strand)
    if (isTheirs) hold(strand)
  }
  for (let size = -1; size !== taken.size; ) {
    size = taken.size
    for (const strand of taken) {
      const claimed = new Set(keysOf(strand.mine).flatMap((key) => holders.get(key) ?? []))
      if (claimed.size === 0) continue
      taken.delete(strand)
      hold(strand)
      const members = [strand, ...claimed].flatMap((one) => groups.get(one) ?? [one])
      const joined = [...new Set(members)]
      for (const one of joined) groups.set(one, joined)
    }
  }
  return { taken, groups: [...new Set(groups.values())] }
}

/** Mine of a group in which it says what theirs says already: there is nothing to choose. */
const repeatedIn = (group: readonly Strand[]): Strand | undefined =>
  group.length !== 2
    ? undefined
    : group.find(
        (one) =>
          alike(one.was, one.theirs) &&
          group.some(
            (other) => other !== one && alike(other.was, other.mine) && alike(one.mine, other.theirs),
          ),
      )

const contestedOf = (group: readonly Strand[]): ContestedTranslations => ({
  was: group.flatMap(({ was }) => was ?? []),
  mine: group.flatMap((strand) => ownOf(strand) ?? []),
  theirs: group.flatMap(({ theirs }) => theirs ?? []),
})

/** Mine, with the number under which it is stored by now. */
const ownOf = ({ mine, theirs }: Strand): DraftTranslation | undefined =>
  mine && { ...mine, id: theirs?.id ?? null }

const alike = (one: DraftTranslation | undefined, other: DraftTranslation | undefined): boolean =>
  one === undefined || other === undefined ? one === other : sameTranslation(one, other)

/** What a translation claims: another one with one of these would contradict it. */
const keysOf = (translation: DraftTranslation | undefined): string[] =>
  translation ? sourceKeysOf(translation.matchType, sourceValueOf(translation)) : []
