import { useMemo } from 'react'
import { isRecord } from '../api/is-record.ts'
import type { ConsoleStorage } from '../runtime/storage.ts'
import { STORAGE_KEYS } from '../runtime/storage.ts'
import { useClientScope } from './client-scope.tsx'
import { useDistrictScope } from './district-scope.tsx'
import { useRuntime } from './use-runtime.ts'

export type DraftHook = {
  /** The draft of this user, form and record, or null. */
  read(): Draft | null
  keep(draft: Omit<Draft, 'at'>): void
  drop(): void
}

/**
 * Keeps a form's unsaved input across reloads and expired sessions (R14). It belongs to the user who opened the form: only
 * they get it back after signing in again.
 * @param form the route's id
 * @param record the record's ID in the district or of the client, or `new`
 */
export const useDraft = (form: string, record: string): DraftHook => {
  const { session, draftStorage, clock } = useRuntime()
  const clientId = useClientScope()
  const district = useDistrictScope()
  const owner = clientId === null ? (district?.id ?? '') : `client ${clientId}`
  return useMemo(() => {
    const userId = session.get().user?.id
    const drafts = userId === undefined ? null : draftsIn(draftStorage, STORAGE_KEYS.drafts(userId))
    const key = [form, owner, record].join('/')
    return {
      read: () => drafts?.read(key) ?? null,
      keep: (draft) => drafts?.keep(key, { ...draft, at: clock().toISOString() }),
      drop: () => drafts?.drop(key),
    }
  }, [session, draftStorage, clock, form, owner, record])
}

/** Unsaved input (R14). Never holds secrets. */
export type Draft = {
  /** When it was last edited: `2026-09-14T12:20:00Z`. */
  readonly at: string
  /** The changed fields, as typed. */
  readonly values: Readonly<Record<string, unknown>>
  /** The stored values of these fields at that time, to detect changes by others. */
  readonly base: Readonly<Record<string, unknown>>
}

/** All drafts of a user share one storage entry, so that they are removed together. */
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
      // Not written by us: nothing can be restored.
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
