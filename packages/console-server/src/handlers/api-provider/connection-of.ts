import type { Db } from '../../db/schema.ts'

/** Everything that is stored about the connection of a district; secrets sealed. */
export const connectionOf = async (db: Db, district: { id: number; sisProviderName: string | null }) => {
  const config = await db
    .selectFrom('sisApiConfigs')
    .selectAll()
    .where('districtId', '=', district.id)
    .executeTakeFirst()
  const secrets = await db
    .selectFrom('sisApiSecrets')
    .selectAll()
    .where('districtId', '=', district.id)
    .execute()
  const system = await db
    .selectFrom('sisSystems')
    .selectAll()
    .where('name', '=', district.sisProviderName ?? '')
    .executeTakeFirst()
  return { config, secrets, system }
}

export type Connection = Awaited<ReturnType<typeof connectionOf>>
