import type { Db } from '@edconsole/console-server/internal'

/** The code of a seeded district. */
export const leaOf = async (db: Db, districtId: number): Promise<string> =>
  (await db.selectFrom('districts').select('lea').where('id', '=', districtId).executeTakeFirstOrThrow()).lea
