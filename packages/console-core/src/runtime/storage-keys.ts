/** Names in the browser's storage (R45). All but the first are kept per user. */
export const STORAGE_KEYS = {
  /** The most recent client id ([S9]). */
  client: 'edconsole.client',
  recentDistricts: (userId: number) => `edconsole.recent-districts.${userId}`,
  /** The last child of each route that leads to it (R5). */
  lastUsed: (userId: number) => `edconsole.last-used.${userId}`,
  appearance: (userId: number) => `edconsole.appearance.${userId}`,
  /** In session storage: what was typed and not saved (R14). */
  drafts: (userId: number) => `edconsole.drafts.${userId}`,
  /** In session storage: what rollovers left, until they are reset. */
  rollovers: (userId: number) => `edconsole.rollovers.${userId}`,
} as const
