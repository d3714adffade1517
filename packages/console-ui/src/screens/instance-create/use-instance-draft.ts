import { useDraft, useUnsavedChanges } from '@edconsole/console-core'
import { useEffect, useRef, useState } from 'react'
import { draftFrom, type InstanceDraft } from './instance-draft.ts'
import type { InstanceCreateMessages } from './messages.ts'

/** Nothing is written for this long while the user types. */
const REST_MS = 400

/** Keeps what is entered over reloads and expired sessions (R14), and asks before it is left. */
export const useInstanceDraft = (record: string, m: InstanceCreateMessages) => {
  const kept = useDraft('instance-create', record)
  const [draft, setDraft] = useState<InstanceDraft>(() => draftFrom(kept.read()?.values ?? {}))
  const [isDone, setDone] = useState(false)
  const names = (['name', 'region', 'url', 'products'] as const).filter(
    // An emptied name is a choice too.
    (name) => (name === 'name' ? draft.name !== null : draft[name].length > 0),
  )
  const isDirty = names.length > 0 && !isDone
  useEffect(() => {
    if (!isDirty) return
    const timer = setTimeout(() => kept.keep({ values: draft, base: {} }), REST_MS)
    return () => clearTimeout(timer)
  }, [kept, isDirty, draft])
  // An expired session takes the page away before the rest is over.
  const latest = useRef(() => {})
  latest.current = () => {
    if (isDirty) kept.keep({ values: draft, base: {} })
  }
  useEffect(() => () => latest.current(), [])
  useUnsavedChanges(
    isDirty,
    names.map((name) => m.changed[name]),
    kept.drop,
  )
  return {
    draft,
    change: (next: Partial<InstanceDraft>) => {
      setDone(false)
      setDraft((before) => Object.assign({}, before, next))
    },
    /** It is created: nothing is left to keep or to ask about. `shown` stands there until the page is left. */
    done: (shown: InstanceDraft) => {
      kept.drop()
      setDraft(shown)
      setDone(true)
    },
  }
}
