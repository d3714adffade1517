import type { Db } from '../../db/schema.ts'

/**
 * Begins the connection of a district whose SIS was chosen together with its other fields. Forms of the connection start
 * from it, and a system that needs no connection is complete with it.
 */
export const beginConnection = async (
  trx: Db,
  districtId: number,
  { at, author }: { at: Date; author: string },
): Promise<void> => {
  await trx
    .insertInto('sisApiConfigs')
    .values({ districtId, createdAt: at, createdBy: author, updatedAt: at, updatedBy: author })
    .onConflict((conflict) => conflict.column('districtId').doNothing())
    .execute()
}
