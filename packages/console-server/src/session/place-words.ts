import type { Db } from '../db/schema.ts'

/** What the product calls itself. */
const PRODUCT = 'Console'

/** Names that are guessed first in a password: the client's, its districts' and the product's. */
export const placeWords = async (db: Db, clientId: number | null): Promise<string[]> => {
  if (clientId === null) return [PRODUCT]
  const client = await db.selectFrom('clients').select('clientName').where('id', '=', clientId).execute()
  const districts = await db
    .selectFrom('districts')
    .select('districtName')
    .where('illuminateClientId', '=', clientId)
    .execute()
  return [
    PRODUCT,
    ...client.map(({ clientName }) => clientName),
    ...districts.map(({ districtName }) => districtName),
  ]
}
