import { PRODUCT_NAME } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import { hashPassword } from '../session/former-passwords.ts'
import { passwordFault } from '../session/new-password-fault.ts'
import { passwordPolicyIn } from '../session/password-rules.ts'
import { localAuthenticationOf } from './local-authentication-of.ts'

export type PersonName = { readonly firstName: string; readonly lastName: string }

type FirstAdministrator = {
  email: string
  password: string
  /** Default: First Administrator. */
  name?: PersonName | undefined
}

const NAME: PersonName = { firstName: 'First', lastName: 'Administrator' }

/** True if a database has anybody who may sign in. */
export const hasPeople = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined

/** What to do about a database without people. */
export const NOBODY_YET = 'Run console-server init: nobody can sign in yet.'

type Env = Readonly<Record<string, string | undefined>>

/**
 * The first person whom the settings name; null without one.
 * @throws when only one of the two settings is there, which matters to a database without people alone
 */
export const firstAdministratorIn = ({
  CONSOLE_ADMIN_EMAIL: email,
  CONSOLE_ADMIN_PASSWORD: password,
}: Env): FirstAdministrator | null => {
  if (email && password) return { email, password }
  if (!email && !password) return null
  const [given, missing] = email ? ['EMAIL', 'PASSWORD'] : ['PASSWORD', 'EMAIL']
  throw new Error(
    `CONSOLE_ADMIN_${given} also needs CONSOLE_ADMIN_${missing} while nobody can sign in yet. Set both, or run console-server init.`,
  )
}

/** Adds the first person whom the settings name to a database without people, and warns if they name nobody. */
export const firstAdministratorFromEnv = async (
  env: Env,
  db: Db,
  { now, onWarning }: { now: Date; onWarning: ((message: string) => void) | undefined },
): Promise<void> => {
  if (await hasPeople(db)) return
  const first = firstAdministratorIn(env)
  if (first) await addFirstAdministrator(db, { ...first, now })
  else onWarning?.(NOBODY_YET)
}

/**
 * Adds the first person, with every role, to a database without people. Later calls change nothing.
 * @throws when the password is weaker than those of provider staff must be
 */
export const addFirstAdministrator = async (
  db: Db,
  { now, ...first }: FirstAdministrator & { now: Date },
): Promise<void> => {
  const { email, password, name = NAME } = first
  await db.transaction().execute(async (trx) => {
    if (await hasPeople(trx)) return
    await refuseFirstPassword(first)
    const person = { emailAddress: email, firstName: name.firstName, lastName: name.lastName }
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

/**
 * Needs no database: without people nobody has changed the rules yet.
 * @throws when the first person's password is weaker than those of provider staff must be
 */
export const refuseFirstPassword = async ({
  email,
  password,
  name = NAME,
}: FirstAdministrator): Promise<void> => {
  const fault = await passwordFault(passwordPolicyIn(undefined, 'staff'), password, {
    username: email,
    emailAddress: email,
    words: [name.firstName, name.lastName, PRODUCT_NAME],
  })
  if (fault) throw new Error(`CONSOLE_ADMIN_PASSWORD can't be used: it must ${fault}.`)
}
