import type { SignIn } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

export type SignInAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/**
 * The account that a user name means: within the chosen client; without one, by the mail address of the user,
 * which is unique, or by the user name of provider staff. Of several the one that has a password comes first.
 */
export const findAccount = (db: Db, { clientId, username }: Pick<SignIn, 'clientId' | 'username'>) => {
  const name = username.toLowerCase()
  return (
    db
      .selectFrom('accounts')
      .leftJoin('localPasswords', 'localPasswords.accountId', 'accounts.id')
      .leftJoin('users', 'users.id', 'accounts.userId')
      .leftJoin('authentications', 'authentications.id', 'accounts.authenticationId')
      .select([
        'accounts.id',
        'accounts.userId',
        'accounts.clientId',
        'accounts.userType',
        'accounts.lockReason',
      ])
      .select(['accounts.username', 'accounts.emailAddress', 'accounts.firstName', 'accounts.lastName'])
      .select(['accounts.isEnabled', 'accounts.mustChangePassword', 'users.status'])
      .select(['localPasswords.hash', 'localPasswords.changedAt'])
      // A password that is still kept counts no longer when its owner was linked to somewhere else, or to nothing.
      .select(
        sql<boolean>`coalesce(authentications.is_enabled and authentications.provider = 'illuminate'
          and (accounts.user_type = 'service'
            or authentications.user_types @> to_jsonb(accounts.user_type)), false)`.as('wayIsOpen'),
      )
      .where((eb) => {
        const byName = eb(sql`lower(accounts.username)`, '=', name)
        const byMail = eb(sql`lower(accounts.email_address)`, '=', name)
        if (clientId !== undefined)
          return eb.and([eb('accounts.clientId', '=', clientId), eb.or([byMail, byName])])
        const byUser = eb(sql`lower(users.email_address)`, '=', name)
        return eb.or([byUser, eb.and([eb('accounts.clientId', 'is', null), byName])])
      })
      .orderBy(sql`local_passwords.hash is null`)
      .orderBy('accounts.id')
      .executeTakeFirst()
  )
}

/** Whether anybody could sign in with an account at all: its user is active, and its client has Local on for such people. */
export const isUsable = ({ userId, status, wayIsOpen, isEnabled }: SignInAccount): boolean =>
  userId !== null && status === 'active' && wayIsOpen && isEnabled
