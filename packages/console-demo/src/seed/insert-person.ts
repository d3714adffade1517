import { type Db, localAuthenticationOf } from '@edconsole/console-server/internal'
import { clientIdOf } from './client-id-of.ts'
import type { DemoAccount } from './demo-accounts.ts'
import { leaOf } from './lea-of.ts'

export type PersonIds = { userId: number; accountId: number; authxAccountId: number }

/** One person who can sign in with Local: a user with roles, an account and, for people of a client, one district. */
export const insertPerson = async (
  db: Db,
  account: DemoAccount,
  { ids, hash, now }: { ids: PersonIds; hash: string; now: Date },
): Promise<void> => {
  const { email, firstName, lastName, roles, districtId } = account
  const { userId, accountId, authxAccountId } = ids
  const clientId = districtId === undefined ? null : clientIdOf(districtId)
  const person = { clientId, emailAddress: email, firstName, lastName }
  const lea = districtId === undefined ? null : await leaOf(db, districtId)
  await db
    .insertInto('users')
    .values({ ...person, id: userId, authType: clientId === null ? 'illuminate_google' : 'ieAuth' })
    .execute()
  await db
    .insertInto('accounts')
    .values({
      ...person,
      id: accountId,
      authxAccountId,
      userId,
      lea,
      username: email.split('@')[0] ?? email,
      authenticationId: await localAuthenticationOf(db, clientId),
      ...(account.locked ? { locked: true, lockReason: 'administrator' as const, lockedAt: now } : {}),
    })
    .execute()
  await db.insertInto('localPasswords').values({ accountId, hash, changedAt: now }).execute()
  if (roles.length > 0)
    await db
      .insertInto('userRoles')
      .values(roles.map((roleName) => ({ userId, roleName })))
      .execute()
  if (districtId !== undefined) await db.insertInto('userDistricts').values({ userId, districtId }).execute()
}
