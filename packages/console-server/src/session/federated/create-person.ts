import type { AccountFieldChange } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { uniqueViolation } from '../../db/database-errors.ts'
import type { Db } from '../../db/schema.ts'
import { logAccountChange } from '../../people/log-account-change.ts'
import { type FederatedAuthentication, FederatedError, type FederatedIdentity } from './federated-identity.ts'

/**
 * Creates an account for an unknown person, if the settings allow it. Its user has no role: only people grant access.
 * @returns its number; undefined if it may not be made
 * @throws FederatedError if another person has the email address or the username
 */
export const createPerson = async (
  db: Db,
  authentication: FederatedAuthentication,
  { identity, now }: { identity: FederatedIdentity; now: Date },
): Promise<number | undefined> => {
  const { clientId, provider, allowJustInTime } = authentication
  const { email, isEmailVerified } = identity
  if (!allowJustInTime || clientId === null || provider === 'illuminate_google') return undefined
  if (email === null || !isEmailVerified)
    throw new FederatedError('unverifiedEmail', 'An account is made only with a verified email address.')
  try {
    return await db
      .transaction()
      .execute((trx) => insertPerson(trx, { authentication, clientId, identity, email, now }))
  } catch (error) {
    if (uniqueViolation(error) === undefined) throw error
    throw new FederatedError('notCreated', 'The email address or the username is in use.')
  }
}

type NewPerson = {
  authentication: FederatedAuthentication
  clientId: number
  identity: FederatedIdentity
  email: string
  now: Date
}

const insertPerson = async (
  trx: Db,
  { authentication, clientId, identity, email, now }: NewPerson,
): Promise<number> => {
  const { firstName, lastName, username, sisId } = identity
  const person = { clientId, emailAddress: email, firstName, lastName }
  const { id: userId } = await trx
    .insertInto('users')
    .values({ ...person, authType: 'ieAuth', createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const districts = await trx
    .selectFrom('districts')
    .select(['id', 'lea'])
    .where('illuminateClientId', '=', clientId)
    .limit(2)
    .execute()
  // Of several, a person decides.
  const [district] = districts.length === 1 ? districts : []
  if (district) await trx.insertInto('userDistricts').values({ userId, districtId: district.id }).execute()
  const [userType = 'staff'] = authentication.userTypes
  const account = {
    username: username ?? email,
    userType,
    staffId: userType === 'staff' ? sisId : null,
    studentId: userType === 'student' ? sisId : null,
  }
  const { id: accountId } = await trx
    .insertInto('accounts')
    .values({
      ...person,
      ...account,
      userId,
      lea: district?.lea ?? null,
      authenticationId: authentication.id,
      authxAccountId: sql<number>`nextval('accounts_link')`,
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const changes: AccountFieldChange[] = Object.entries({
    ...account,
    emailAddress: email,
    firstName,
    lastName,
  }).map(([field, to]) => ({ field, from: null, to }))
  await logAccountChange(trx, {
    accountId,
    action: 'create',
    changes,
    message: 'Created on sign-in',
    triggeredBy: null,
    now,
  })
  return accountId
}
