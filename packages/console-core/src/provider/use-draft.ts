import { useMemo } from 'react'
import { isRecord } from '../api/is-record.ts'
import type { ConsoleStorage } from '../runtime/storage.ts'
import { STORAGE_KEYS } from '../runtime/storage.ts'
import { useDistrictScope } from './district-scope.tsx'
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

/** What somebody typed and did not save (R14). Secrets never get here. */
export type Draft = {
  /** When, as an instant: `2026-09-14T12:20:00Z`. */
  readonly at: string
  /** The changed fields, as they were typed. */
  readonly values: Readonly<Record<string, unknown>>
  /** The same fields as they were stored then, to see whether somebody else has changed them since. */
  readonly base: Readonly<Record<string, unknown>>
}

/** The drafts of one user, all under one name: they go together. */
type Drafts = {
  read(key: string): Draft | null
  keep(key: string, draft: Draft): void
  drop(key: string): void
}

/** @example draftsIn(sessionStorage, STORAGE_KEYS.drafts(user.id)) */
export const draftsIn = (storage: ConsoleStorage, name: string): Drafts => {
  const all = (): Record<string, unknown> => {
    try {
      const found: unknown = JSON.parse(storage.getItem(name) ?? '{}')
      return isRecord(found) ? found : {}
    } catch {
      // Somebody else wrote there: nothing of it can be restored.
      return {}
    }
  }
  return {
    read: (key) => draftOf(all()[key]),
    keep: (key, draft) => storage.setItem(name, JSON.stringify({ ...all(), [key]: draft })),
    drop(key) {
      const { [key]: dropped, ...others } = all()
      if (dropped === undefined) return
      if (Object.keys(others).length === 0) storage.removeItem(name)
      else storage.setItem(name, JSON.stringify(others))
    },
  }
}

const draftOf = (value: unknown): Draft | null =>
  isRecord(value) && typeof value.at === 'string' && isRecord(value.values) && isRecord(value.base)
    ? { at: value.at, values: value.values, base: value.base }
    : null
