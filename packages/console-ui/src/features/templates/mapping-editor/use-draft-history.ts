import type { TemplateDraft } from '@edconsole/console-core/import-rules'
import { useCallback, useState } from 'react'
import type { DraftStep } from './mapping-editor-props.ts'

type History = { draft: TemplateDraft; past: readonly TemplateDraft[]; step: string | undefined }

export type DraftHistory = {
  readonly draft: TemplateDraft
  readonly change: DraftStep
  /** Takes the last step back; undefined while there is none. */
  readonly undo: (() => void) | undefined
  /** Goes on from another draft, whose steps before cannot be taken back: it was stored, or came from elsewhere. */
  readonly restart: (next: (was: TemplateDraft) => TemplateDraft) => void
}

/** Steps share what they did not change, so that many cost little; even so, no one goes back further. */
const KEPT = 200

/** A draft that is edited step by step. */
export const useDraftHistory = (first: () => TemplateDraft): DraftHistory => {
  const [history, setHistory] = useState((): History => ({ draft: first(), past: [], step: undefined }))
  const change = useCallback<DraftStep>(
    (next, step) =>
      setHistory((was) => {
        const draft = next(was.draft)
        if (draft === was.draft) return was
        const isSame = step !== undefined && step === was.step
        return { draft, step, past: isSame ? was.past : [...was.past, was.draft].slice(-KEPT) }
      }),
    [],
  )
  const undo = useCallback(
    () =>
      setHistory((was) => {
        const before = was.past.at(-1)
        return before ? { draft: before, past: was.past.slice(0, -1), step: undefined } : was
      }),
    [],
  )
  const restart = useCallback<DraftHistory['restart']>(
    (next) => setHistory((was) => ({ draft: next(was.draft), past: [], step: undefined })),
    [],
  )
  return { draft: history.draft, change, undo: history.past.length > 0 ? undo : undefined, restart }
}
