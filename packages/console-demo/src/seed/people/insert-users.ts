import type { UserStatus } from '@edconsole/console-core/contract'
import type { Db } from '@edconsole/console-server/internal'

export type UserDraft = {
  emailAddress: string
  firstName: string
  lastName: string
  status: UserStatus
  /** Null for provider staff. */
  clientId: number | null
  districtIds: readonly number[]
  roles: readonly string[]
  lastLogin: Date | string | null
  createdAt: Date
}

/** @returns the number of each user by mail address */
export const insertUsers = async (db: Db, drafts: readonly UserDraft[]): Promise<Map<string, number>> => {
  if (drafts.length === 0) return new Map()
  const inserted = await db
    .insertInto('users')
    .values(
      drafts.map(({ roles: _, districtIds: __, ...draft }) => ({
        ...draft,
        lastActiveAt: draft.lastLogin,
        createdBy: 'Ana Silva',
        authType: draft.clientId === null ? 'illuminate_google' : 'ieAuth',
      })),
    )
    .returning(['id', 'emailAddress'])
    .execute()
  const ids = new Map(inserted.map(({ emailAddress, id }) => [emailAddress, id]))
  const links = drafts.flatMap((draft) => {
    const userId = ids.get(draft.emailAddress)
    return userId === undefined ? [] : [{ ...draft, userId }]
  })
  const given = links.flatMap(({ userId, roles }) => roles.map((roleName) => ({ userId, roleName })))
  if (given.length > 0) await db.insertInto('userRoles').values(given).execute()
  const districts = links.flatMap(({ userId, districtIds }) =>
    districtIds.map((districtId) => ({ userId, districtId })),
  )
  if (districts.length > 0) await db.insertInto('userDistricts').values(districts).execute()
  return ids
}
