import { changedFields, sameValue } from './edits-of.ts'
import { sameMapping, sameTranslations } from './same-column.ts'
import type { DraftColumn, DraftFields, TemplateDraft } from './template-draft.ts'

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
  const isMine = (conflict: DraftConflict, theirsChanged: boolean, agree: boolean): boolean => {
    if (theirsChanged && !agree) conflicts.push(conflict)
    return !theirsChanged
  }
  const fields = Object.fromEntries(
    changedFields(base.fields, mine.fields)
      .filter((name) =>
        isMine(
          { kind: 'field', name },
          !sameValue(base.fields[name], theirs.fields[name]),
          sameValue(mine.fields[name], theirs.fields[name]),
        ),
      )
      .map((name) => [name, mine.fields[name]]),
  )
  const columns: Record<string, DraftColumn> = { ...theirs.columns }
  for (const [name, column] of Object.entries(mine.columns)) {
    const was = base.columns[name]
    const now = theirs.columns[name]
    if (!was || !now || sameColumn(was, column)) continue
    if (isMine({ kind: 'column', name }, !sameColumn(was, now), sameColumn(column, now)))
      columns[name] = column
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

const sameColumn = (one: DraftColumn, other: DraftColumn): boolean =>
  sameMapping(one, other) && sameTranslations(one, other)
