import { useMemo } from 'react'
import { type Draft, draftsIn } from '../runtime/drafts.ts'
import { STORAGE_KEYS } from '../runtime/storage-keys.ts'
import { useDistrictScope } from './use-district-scope.ts'
import { useRuntime } from './use-runtime.ts'

export type DraftHook = {
  /** What was kept for this user, form and record; null when there is nothing. */
  read(): Draft | null
  keep(draft: Omit<Draft, 'at'>): void
  drop(): void
}

/**
 * Where a form keeps what was typed and not saved, over a reload or an expired session (R14). The user is the one who
 * opened it: after an expiry the same one finds it again, and nobody else.
 * @param form the route's id
 * @param record which record of the district, `new` for one that is being made
 */
export const useDraft = (form: string, record: string): DraftHook => {
  const { session, draftStorage, clock } = useRuntime()
  const districtId = useDistrictScope()?.id ?? ''
  return useMemo(() => {
    const userId = session.get().user?.id
    const drafts = userId === undefined ? null : draftsIn(draftStorage, STORAGE_KEYS.drafts(userId))
    const key = [form, districtId, record].join('/')
    return {
      read: () => drafts?.read(key) ?? null,
      keep: (draft) => drafts?.keep(key, { ...draft, at: clock().toISOString() }),
      drop: () => drafts?.drop(key),
    }
  }, [session, draftStorage, clock, form, districtId, record])
}
