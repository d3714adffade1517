import type { Db } from '../db/schema.ts'
import { hashPassword } from '../session/password.ts'
import { clientIdOf } from './client-id-of.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts'

/** The demo accounts: each a user with roles and, for people of a client, one district. */
export const insertPeople = async (db: Db, now: Date): Promise<void> => {
  const hash = await hashPassword(DEMO_PASSWORD)
  for (const [index, account] of DEMO_ACCOUNTS.entries()) {
    const { email, firstName, lastName, roles, districtId } = account
    const clientId = districtId === undefined ? null : clientIdOf(districtId)
    const userId = 101 + index
    const person = { clientId, emailAddress: email, firstName, lastName }
    await db
      .insertInto('users')
      .values({ ...person, id: userId, authType: clientId === null ? 'illuminate_google' : 'ieAuth' })
      .execute()
    await db
      .insertInto('accounts')
      .values({
        ...{ ...person, id: 77_101 + index, authxAccountId: 50_901 + index, userId },
        username: email.split('@')[0] ?? email,
        ...(account.locked ? { locked: true, lockReason: 'administrator' as const, lockedAt: now } : {}),
      })
      .execute()
    await db
      .insertInto('localPasswords')
      .values({ accountId: 77_101 + index, hash, changedAt: now })
      .execute()
    if (roles.length > 0)
      await db
        .insertInto('userRoles')
        .values(roles.map((roleName) => ({ userId, roleName })))
        .execute()
    if (districtId !== undefined)
      await db.insertInto('userDistricts').values({ userId, districtId }).execute()
  }
}
