import { type Draft, useDraft } from '@edconsole/console-core'
import {
  emptyDraft,
  type ImportedComponent,
  keptCodes,
  NOTHING_SEEN,
  readKeptCodes,
  type SeenSource,
  type TemplateDraft,
} from '@edconsole/console-core/import-rules'
import { useEffect, useRef } from 'react'
import { keptChanges, withKept } from '../../features/templates/mapping-editor/kept-changes.ts'

/** Nothing is written for this long while the user types. */
const REST_MS = 400

/** A draft that wasn't created yet. */
export type KeptNew = {
  /** When, as an instant. */
  readonly at: string
  readonly draft: TemplateDraft
  /** Of the file that it began with the names of its columns and the codes without a translation; no other values are kept. */
  readonly seen: SeenSource
}

/** What the user began for a component; null when there is nothing, or no component. */
export const useBegun = (component: ImportedComponent | undefined): KeptNew | null => {
  const kept = useDraft('sis-import-create', component ?? '')
  const found = component && kept.read()
  return found ? { at: found.at, draft: draftIn(found, component), seen: seenIn(found) } : null
}

const draftIn = ({ values }: Draft, component: ImportedComponent): TemplateDraft =>
  withKept(emptyDraft(component), values)

const seenIn = ({ values: { header, codes } }: Draft): SeenSource =>
  Array.isArray(header)
    ? {
        header: header.filter((name): name is string => typeof name === 'string'),
        columns: readKeptCodes(codes),
      }
    : NOTHING_SEEN

type Drafted = { draft: TemplateDraft; seen: SeenSource }

/** Keeps a new template over a reload and an expired session (R14), until it is created or let go. */
export const useKeptNew = ({ draft, seen }: Drafted, component: ImportedComponent): { drop(): void } => {
  const kept = useDraft('sis-import-create', component)
  const isLeft = useRef(false)
  const write = useRef(() => {})
  write.current = () => {
    if (isLeft.current) return
    const values = {
      ...keptChanges(draft, emptyDraft(component)),
      header: seen.header,
      codes: keptCodes(seen),
    }
    kept.keep({ values, base: {} })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step is kept, after a rest
  useEffect(() => {
    const timer = setTimeout(() => write.current(), REST_MS)
    return () => clearTimeout(timer)
  }, [draft, seen])
  // Going back to the first step, or an expired session, takes the page away before the rest is over.
  useEffect(() => () => write.current(), [])
  return {
    drop() {
      isLeft.current = true
      kept.drop()
    },
  }
}
