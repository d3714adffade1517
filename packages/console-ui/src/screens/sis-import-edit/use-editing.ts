import type { SisImportTemplateDetailed } from '@edconsole/console-core'
import {
  type DraftFields,
  draftOf,
  editsOf,
  hasEdits,
  type SeenSource,
  seenOf,
  type TemplateDraft,
  type TemplateEdits,
  withStoredIds,
} from '@edconsole/console-core/import-rules'
import { useEffect, useMemo, useState } from 'react'
import {
  type DraftHistory,
  useDraftHistory,
} from '../../features/templates/mapping-editor/use-draft-history.ts'

export type Editing = DraftHistory & {
  /** The template as it is stored, as far as is known here. */
  readonly base: SisImportTemplateDetailed
  readonly saved: TemplateDraft
  readonly seen: SeenSource
  readonly edits: TemplateEdits
  readonly isDirty: boolean
  readonly editFields: (change: Partial<DraftFields>, step?: string) => void
  /** Takes over what a save has stored; what is not stored yet stays edited. */
  readonly accept: (stored: SisImportTemplateDetailed) => void
  /** Goes on from a template that others have saved, with this draft. */
  readonly adopt: (stored: SisImportTemplateDetailed, draft: TemplateDraft) => void
  readonly discard: () => void
}

/** A stored template while it is edited. */
export const useEditing = (stored: SisImportTemplateDetailed): Editing => {
  const [base, setBase] = useState(stored)
  const history = useDraftHistory(() => draftOf(stored))
  const { draft, change, restart } = history
  const saved = useMemo(() => draftOf(base), [base])
  const edits = useMemo(() => editsOf(saved, draft), [saved, draft])
  const isDirty = hasEdits(edits)
  // By what it holds: a new object would put the rows in order again. Saving changes none of it but which translations
  // there are to be counted.
  const seenText = JSON.stringify([base.lastBatchId, seenOf(base)], (key, value) =>
    key === 'timesUsed' ? undefined : value,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const seen = useMemo((): SeenSource => seenOf(base), [seenText])
  // Read again, for example after a run ended: there are no changes in the way.
  useEffect(() => {
    if (isDirty || stored === base || stored.version < base.version) return
    setBase(stored)
    restart(() => draftOf(stored))
  }, [stored, base, isDirty, restart])
  return {
    ...history,
    base,
    saved,
    seen,
    edits,
    isDirty,
    editFields: (fields, step) => change((was) => ({ ...was, fields: { ...was.fields, ...fields } }), step),
    accept(next) {
      setBase(next)
      restart((was) => withStoredIds(was, next))
    },
    adopt(next, mine) {
      setBase(next)
      restart(() => withStoredIds(mine, next))
    },
    discard: () => restart(() => saved),
  }
}
