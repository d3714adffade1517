import { type Draft, useDraft } from '@edconsole/console-core'
import { editsOf, hasEdits, mergeDrafts } from '@edconsole/console-core/import-rules'
import { useEffect, useRef, useState } from 'react'
import { keptChanges, withKept } from '../../features/templates/mapping-editor/kept-changes.ts'
import type { Editing } from './use-editing.ts'

export type KeptDraft = {
  /** What the same user changed here earlier and did not save; null when there is nothing, or it was decided on. */
  readonly offer: Draft | null
  restore(): void
  discard(): void
  /** The user let everything go. */
  drop(): void
}

/** Nothing is written for this long while the user types. */
const REST_MS = 400

/**
 * Keeps what is changed and not saved over a reload and an expired session, and offers it again (R14). Only what differs is
 * kept: templates have thousands of translations.
 */
export const useKeptDraft = ({ base, saved, draft, isDirty, adopt }: Editing): KeptDraft => {
  const kept = useDraft('sis-import-edit', String(base.id))
  const [offer, setOffer] = useState(() => {
    const found = kept.read()
    return found && hasEdits(editsOf(saved, withKept(saved, found.values))) ? found : null
  })
  const isLeft = useRef(false)
  const write = useRef(() => {})
  write.current = () => {
    if (isLeft.current || (!isDirty && offer !== null)) return
    if (isDirty) kept.keep({ values: keptChanges(draft, saved), base: keptChanges(saved, draft) })
    else kept.drop()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step is kept, after a rest
  useEffect(() => {
    const timer = setTimeout(() => write.current(), REST_MS)
    return () => clearTimeout(timer)
  }, [draft, saved, isDirty, offer])
  // An expired session takes the page away before the rest is over.
  useEffect(() => () => write.current(), [])
  return {
    offer,
    restore() {
      if (offer) {
        const was = withKept(saved, offer.base)
        const mine = withKept(draft, offer.values)
        adopt(base, mergeDrafts(was, mine, saved).draft)
      }
      setOffer(null)
    },
    discard: () => setOffer(null),
    drop() {
      isLeft.current = true
      kept.drop()
    },
  }
}
