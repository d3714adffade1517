import type { Db } from '../db/schema.ts'
import { hashPassword } from '../session/former-passwords.ts'
import { newPasswordFault } from '../session/new-password-fault.ts'
import { localAuthenticationOf } from './local-authentication-of.ts'

/**
 * Adds the first person, with every role, to a database without people. Later calls change nothing.
 * @throws when the password is weaker than those of provider staff must be
 */
export const addFirstAdministrator = async (
  db: Db,
  { email, password, now }: { email: string; password: string; now: Date },
): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    if (await trx.selectFrom('users').select('id').limit(1).executeTakeFirst()) return
    const fault = await newPasswordFault(trx, {
      password,
      clientId: null,
      userType: 'staff',
      username: email,
      emailAddress: email,
      words: ['Administrator', 'Console'],
    })
    if (fault) throw new Error(`CONSOLE_ADMIN_PASSWORD can't be used: it must ${fault}.`)
    const person = { emailAddress: email, firstName: 'First', lastName: 'Administrator' }
    const { id: userId } = await trx
      .insertInto('users')
      .values({ ...person, authType: 'illuminate_google' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: accountId } = await trx
      .insertInto('accounts')
      .values({
        ...person,
        userId,
        authxAccountId: userId,
        username: email,
        authenticationId: await localAuthenticationOf(trx, null),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const hash = await hashPassword(password)
    await trx.insertInto('localPasswords').values({ accountId, hash, changedAt: now }).execute()
    await trx.insertInto('userRoles').values({ userId, roleName: 'ROLE_PROVIDER_ADMINISTRATOR' }).execute()
  })
}
