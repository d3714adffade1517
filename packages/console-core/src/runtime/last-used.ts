import type { UserId } from '../entities/current-user.ts'
import { isPlaceId } from '../routes/is-place-id.ts'
import { parentsOf } from '../routes/parents-of.ts'
import type { PlaceId, RouteEntry, RouteId } from '../routes/route-table.ts'
import type { ConsoleStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

/** The child used last, by the route that leads to it. */
export type LastUsed = Partial<Record<RouteId, PlaceId>>

/** What a user used last of each route that remembers it (R5). Damaged storage counts as empty. */
export const readLastUsed = (storage: ConsoleStorage, userId: UserId): LastUsed => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEYS.lastUsed(userId)) ?? '{}')
    const ids = typeof stored === 'object' && stored !== null ? Object.values(stored) : []
    return Object.assign({}, ...ids.map(lastUsedOf))
  } catch {
    return {}
  }
}

/** Keeps a place as the last one of its parent, if that one remembers. */
export const rememberLastUsed = (storage: ConsoleStorage, userId: UserId, id: PlaceId): void => {
  const used = lastUsedOf(id)
  if (Object.keys(used).length === 0) return
  const all = { ...readLastUsed(storage, userId), ...used }
  storage.setItem(STORAGE_KEYS.lastUsed(userId), JSON.stringify(all))
}

const lastUsedOf = (id: unknown): LastUsed => {
  if (typeof id !== 'string' || !isPlaceId(id)) return {}
  const parent: RouteEntry | undefined = parentsOf(id).at(-1)
  return parent?.redirect?.kind === 'children' && parent.redirect.remember ? { [parent.id]: id } : {}
}
