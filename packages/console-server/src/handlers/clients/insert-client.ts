import type { Insertable } from 'kysely'
import { json } from '../../db/schema/columns.ts'
import type { ClientsTable } from '../../db/schema/people.ts'
import type { Db } from '../../db/schema.ts'

/** A client and its first way to sign in: without one none of its people could ever use the console. */
export const insertClient = async (
  trx: Db,
  client: Insertable<ClientsTable>,
  made: { at: Date; author: string },
): Promise<number> => {
  const meta = { createdAt: made.at, createdBy: made.author, updatedAt: made.at, updatedBy: made.author }
  const { id } = await trx
    .insertInto('clients')
    .values({ ...client, ...meta })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('authentications')
    .values({
      clientId: id,
      provider: 'illuminate',
      displayName: 'Local',
      isDefault: true,
      settings: json({}),
      ...meta,
    })
    .execute()
  return id
}
