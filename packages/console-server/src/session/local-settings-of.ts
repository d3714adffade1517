import type { Db } from '../db/schema.ts'

/** The settings of a client's Local sign-in, or of that of provider staff (R33). */
export const localSettingsOf = async (
  db: Db,
  clientId: number | null,
): Promise<Record<string, unknown> | undefined> => {
  const local = await db
    .selectFrom('authentications')
    .select('settings')
    .where('provider', '=', 'illuminate')
    .where((eb) => (clientId === null ? eb('clientId', 'is', null) : eb('clientId', '=', clientId)))
    .executeTakeFirst()
  return local?.settings
}
