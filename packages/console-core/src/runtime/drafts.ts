import { isRecord } from '../api/is-record.ts'
import type { ConsoleStorage } from './storage.ts'

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
export type Drafts = {
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
