/** Names in local storage (R45). The last two are kept per user. */
export const STORAGE_KEYS = {
  /** The most recent client id ([S9]). */
  client: 'edconsole.client',
  recentDistricts: (userId: number) => `edconsole.recent-districts.${userId}`,
  appearance: (userId: number) => `edconsole.appearance.${userId}`,
} as const
