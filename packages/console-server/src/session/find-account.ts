import type { SignIn } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

export type SignInAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/**
 * The account that a user name means: within the chosen client; without one, by the mail address of the user,
 * which is unique, or by the user name of provider staff.
 */
export const findAccount = (db: Db, { clientId, username }: SignIn) => {
  const name = username.toLowerCase()
  return (
    db
      .selectFrom('accounts')
      .innerJoin('localPasswords', 'localPasswords.accountId', 'accounts.id')
      .leftJoin('users', 'users.id', 'accounts.userId')
      .leftJoin('authentications', 'authentications.id', 'accounts.authenticationId')
      .select(['accounts.id', 'accounts.userId', 'accounts.clientId', 'accounts.userType'])
      .select(['localPasswords.hash', 'localPasswords.changedAt', 'users.status'])
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
      .orderBy('accounts.id')
      .executeTakeFirst()
  )
}
