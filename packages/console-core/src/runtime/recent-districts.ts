import type { UserId } from '../entities/current-user.ts'
import { parentsOf } from '../routes/breadcrumbs-of.ts'
import { isPlaceId } from '../routes/is-place-id.ts'
import type { PlaceId, RouteEntry, RouteId } from '../routes/route-table.ts'
import type { ConsoleStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage.ts'

export type RecentDistrict = { id: string; clientId: number | null }

const KEPT = 5

/** Reads a user's recent districts, newest first (R45). Corrupt storage counts as empty. */
export const readRecentDistricts = (storage: ConsoleStorage, userId: UserId): RecentDistrict[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEYS.recentDistricts(userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, KEPT) : []
  } catch {
    return []
  }
}

/** Moves a district to the front and remembers its client as the most recent one ([S9]). */
export const rememberDistrict = (storage: ConsoleStorage, userId: UserId, district: RecentDistrict): void => {
  const others = readRecentDistricts(storage, userId).filter(({ id }) => id !== district.id)
  storage.setItem(STORAGE_KEYS.recentDistricts(userId), JSON.stringify([district, ...others].slice(0, KEPT)))
  storage.removeItem(STORAGE_KEYS.allDistricts(userId))
  if (district.clientId !== null) storage.setItem(STORAGE_KEYS.client, String(district.clientId))
}

/** Returns the district that `/` opens: the latest of the most recent client, else the latest (R9); none for who has left it. */
export const recentDistrictToRestore = (storage: ConsoleStorage, userId: UserId): RecentDistrict | null => {
  if (storage.getItem(STORAGE_KEYS.allDistricts(userId)) !== null) return null
  const recent = readRecentDistricts(storage, userId)
  const client = storage.getItem(STORAGE_KEYS.client)
  return recent.find(({ clientId }) => String(clientId) === client) ?? recent[0] ?? null
}

/** Remembers that the user went back to all districts. */
export const rememberAllDistricts = (storage: ConsoleStorage, userId: UserId): void =>
  storage.setItem(STORAGE_KEYS.allDistricts(userId), 'true')

const isRecent = (value: unknown): value is RecentDistrict =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  /^[0-9]+$/.test(value.id) &&
  'clientId' in value &&
  (value.clientId === null || typeof value.clientId === 'number')

/** The last used child, by parent route. */
export type LastUsed = Partial<Record<RouteId, PlaceId>>

/** Reads a user's last used child of each route that remembers it (R5). Corrupt storage counts as empty. */
export const readLastUsed = (storage: ConsoleStorage, userId: UserId): LastUsed => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEYS.lastUsed(userId)) ?? '{}')
    const ids = typeof stored === 'object' && stored !== null ? Object.values(stored) : []
    return Object.assign({}, ...ids.map(lastUsedOf))
  } catch {
    return {}
  }
}

/** Remembers a place as its parent's last used child, if the parent remembers it. */
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
