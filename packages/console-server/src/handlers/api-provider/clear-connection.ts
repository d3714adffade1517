import type { Db } from '../../db/schema.ts'

/** Keys of one system are never tried on another: a district that changes its system starts with an empty connection. */
export const clearConnection = async (trx: Db, districtId: number): Promise<void> => {
  await trx.deleteFrom('sisApiSecrets').where('districtId', '=', districtId).execute()
  await trx
    .updateTable('sisApiConfigs')
    .set({
      sisApiUrl: null,
      tokenUrl: null,
      qFilename: null,
      entityId: null,
      apiSchoolYearId: null,
      ...UNVERIFIED,
    })
    .where('districtId', '=', districtId)
    .execute()
}

/** What a test found out holds for the connection that it tested. */
export const UNVERIFIED = {
  lastVerifiedAt: null,
  lastVerifiedStatus: null,
  lastVerifiedMessage: null,
  schoolsFound: null,
} as const
