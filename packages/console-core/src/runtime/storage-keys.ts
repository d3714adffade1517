import type { UserId } from '../entities/current-user.ts'
/** Names in the browser's storage (R45). All but the first are kept per user. */
export const STORAGE_KEYS = {
  /** The most recent client id ([S9]). */
  client: 'edconsole.client',
  recentDistricts: (userId: UserId) => `edconsole.recent-districts.${userId}`,
  /** The last child of each route that leads to it (R5). */
  lastUsed: (userId: UserId) => `edconsole.last-used.${userId}`,
  appearance: (userId: UserId) => `edconsole.appearance.${userId}`,
  /** In session storage: what was typed and not saved (R14). */
  drafts: (userId: UserId) => `edconsole.drafts.${userId}`,
  /** In session storage: what rollovers left, until they are reset. */
  rollovers: (userId: UserId) => `edconsole.rollovers.${userId}`,
} as const
