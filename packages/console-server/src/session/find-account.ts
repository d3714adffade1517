import type { SignIn } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

export type SignInAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/**
 * Finds the account of a username: within the chosen client; without one, by the user's unique email address or by the
 * username of provider staff. Accounts with a password come first.
 */
export const findAccount = (db: Db, { clientId, username }: Pick<SignIn, 'clientId' | 'username'>) => {
  const name = username.toLowerCase()
  return signInAccounts(db)
    .where((eb) => {
      const byName = eb(sql`lower(accounts.username)`, '=', name)
      const byMail = eb(sql`lower(accounts.email_address)`, '=', name)
      if (clientId !== undefined)
        return eb.and([eb('accounts.clientId', '=', clientId), eb.or([byMail, byName])])
      const byUser = eb(sql`lower(users.email_address)`, '=', name)
      return eb.or([byUser, eb.and([eb('accounts.clientId', 'is', null), byName])])
    })
    .executeTakeFirst()
}

/** Finds the account that a user signs in with. */
export const findAccountOf = (db: Db, userId: number) =>
  signInAccounts(db).where('accounts.userId', '=', userId).executeTakeFirst()

/** Accounts with what decides whether their owners can sign in. */
export const signInAccounts = (db: Db) =>
  db
    .selectFrom('accounts')
    .leftJoin('localPasswords', 'localPasswords.accountId', 'accounts.id')
    .leftJoin('users', 'users.id', 'accounts.userId')
    .leftJoin('authentications', 'authentications.id', 'accounts.authenticationId')
    .select(['accounts.id', 'accounts.userId', 'accounts.clientId', 'accounts.userType'])
    .select(['accounts.username', 'accounts.emailAddress', 'accounts.firstName', 'accounts.lastName'])
    .select(['accounts.isEnabled', 'accounts.mustChangePassword', 'accounts.lockReason', 'users.status'])
    .select(['localPasswords.hash', 'localPasswords.changedAt', 'authentications.provider'])
    // A stored password is void once its owner is linked to another provider, or to none.
    .select(
      sql<boolean>`coalesce(authentications.is_enabled and authentications.provider = 'illuminate'
        and (accounts.user_type = 'service'
          or authentications.user_types @> to_jsonb(accounts.user_type)), false)`.as('wayIsOpen'),
    )
    .orderBy(sql`local_passwords.hash is null`)
    .orderBy('accounts.id')

/** True if the account can be signed in to: its user is active, and its client has Local on for this user type. */
export const isUsable = ({ userId, status, wayIsOpen, isEnabled }: SignInAccount): boolean =>
  userId !== null && status === 'active' && wayIsOpen && isEnabled
