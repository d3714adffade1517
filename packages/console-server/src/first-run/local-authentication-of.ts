import type { Db } from '../db/schema.ts'

/** Local sign-in of a client, or of provider staff. */
export const localAuthenticationOf = async (db: Db, clientId: number | null): Promise<number | null> => {
  const local = await db
    .selectFrom('authentications')
    .select('id')
    .where('provider', '=', 'illuminate')
    .where((eb) => (clientId === null ? eb('clientId', 'is', null) : eb('clientId', '=', clientId)))
    .executeTakeFirst()
  return local?.id ?? null
}
