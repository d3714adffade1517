import { type Draft, useDraft } from '@edconsole/console-core'
import { emptyDraft, type ImportedComponent, type TemplateDraft } from '@edconsole/console-core/import-rules'
import { useEffect, useRef } from 'react'
import { keptChanges, withKept } from '../../patterns/mapping-editor/kept-changes.ts'

/** So long nothing is written while somebody types. */
const REST_MS = 400

/** What the user began for a component and did not create; null when there is nothing. */
export const useBegun = (component: ImportedComponent): { at: string; draft: TemplateDraft } | null => {
  const found = useDraft('sis-import-create', component).read()
  return found && { at: found.at, draft: draftIn(found, component) }
}

const draftIn = ({ values }: Draft, component: ImportedComponent): TemplateDraft =>
  withKept(emptyDraft(component), values)

/** Keeps a new template over a reload and an expired session (R14), until it is created or let go. */
export const useKeptNew = (draft: TemplateDraft, component: ImportedComponent): { drop(): void } => {
  const kept = useDraft('sis-import-create', component)
  const isLeft = useRef(false)
  const write = useRef(() => {})
  write.current = () => {
    if (!isLeft.current) kept.keep({ values: keptChanges(draft, emptyDraft(component)), base: {} })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step is kept, after a rest
  useEffect(() => {
    const timer = setTimeout(() => write.current(), REST_MS)
    return () => clearTimeout(timer)
  }, [draft])
  // Going back to the first step, or an expired session, takes the page away before the rest is over.
  useEffect(() => () => write.current(), [])
  return {
    drop() {
      isLeft.current = true
      kept.drop()
    },
  }
}
