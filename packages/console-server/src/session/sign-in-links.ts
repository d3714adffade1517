import { createHash, randomBytes } from 'node:crypto'
import type { SignInLink, SignInLinkToken } from '@edconsole/console-core/contract'
import { signInLinkPath } from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import { sql } from 'kysely'
import { auditDone, commandCall } from '../audit/record-changes.ts'
import type { Db } from '../db/schema.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { ApiError, refuseForNow } from '../http/api-error.ts'
import type { Call } from '../http/handler.ts'
import type { Secrets } from '../secrets/secrets.ts'
import type { ServerContext } from '../server-context.ts'
import { admit } from './check-sign-in.ts'
import { type SignInAccount, signInAccounts } from './find-account.ts'
import { auditedAs } from './second-factor/keep-factor.ts'
import { clientNameOf } from './send-password-link.ts'
import { startSession } from './sign-in.ts'
import { countSignIn, forgiveSignIns, TOO_MANY_SIGN_INS } from './sign-in-limit.ts'

export const SIGN_IN_LINK_MINUTES = 15

const LINK_OVER = 'This link has expired or was already used. Ask whoever runs the server for another one.'

type Making = { readonly db: Db; readonly secrets: Secrets; readonly now: () => Date }

/**
 * Makes a link that signs in the one account with an email address, in place of an earlier one. Only its hash is stored.
 * @returns the link's path, below the console's own address
 * @throws an `Error` with a sentence for the operator if no one can be signed in
 */
export const makeSignInLink = async (making: Making, email: string): Promise<string> => {
  const { db } = making
  const account = await accountFor(db, email)
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(making.now().getTime() + SIGN_IN_LINK_MINUTES * 60_000)
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('signInLinks').where('accountId', '=', account.id).execute()
    await trx
      .insertInto('signInLinks')
      .values({ hash: hashOf(token), accountId: account.id, expiresAt })
      .execute()
    await auditDone(
      trx,
      commandCall('sign-in-link', making),
      { kind: 'account', keys: [account.id] },
      { field: 'signIn', to: 'Link created' },
    )
  })
  return signInLinkPath(token)
}

/** Finds the account of a person by their email address. */
const accountFor = async (db: Db, email: string): Promise<SignInAccount> => {
  const address = email.trim().toLowerCase()
  const found = await signInAccounts(db)
    .where('accounts.userType', '<>', 'service')
    .where((eb) =>
      eb.or([
        eb(sql`lower(users.email_address)`, '=', address),
        eb(sql`lower(accounts.email_address)`, '=', address),
      ]),
    )
    .execute()
  const open = found.filter((account) => obstacleOf(account) === undefined)
  const [account, other] = open
  if (account && !other) return account
  if (other) {
    const names = open.map(({ username, clientId }) => `"${username}" of client ${clientId ?? 'none'}`)
    throw new Error(`Several accounts have the email address ${email}: ${names.join(', ')}.`)
  }
  const [closed] = found
  throw new Error(
    closed
      ? `${email} can't be signed in: ${obstacleOf(closed) ?? ''}.`
      : `No account has the email address ${email}.`,
  )
}

/** Why no one can sign in to an account, no matter how they prove who they are. */
const obstacleOf = ({
  userId,
  status,
  isEnabled,
  lockReason,
  mustChangePassword,
}: SignInAccount): string | undefined => {
  if (userId === null) return 'the account belongs to no user'
  if (status !== 'active') return `the user is ${status ?? 'unknown'}`
  if (!isEnabled) return 'the account is disabled'
  if (lockReason === 'administrator') return 'an administrator locked the account'
  // A session would be a way around the new password.
  return mustChangePassword ? 'the account needs a new password first' : undefined
}

/** Tells the holder of a link whom it signs in. The link stays as it is. */
export const checkSignInLink = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  { token }: SignInLinkToken,
): Promise<SignInLink> => {
  const counted = await count(context, c)
  const account = await findLinked(context, token)
  if (!account) throw new ApiError(410, LINK_OVER)
  await forgiveSignIns(context.db, counted)
  const { username, firstName, lastName, clientId } = account
  return {
    username,
    name: `${firstName} ${lastName}`.trim() || username,
    clientName: await clientNameOf(context.db, clientId),
  }
}

/** Signs in the account of a link, and ends the link. Needs no second factor: the server's operator vouches for the user. */
export const useSignInLink = async (call: Call<SignInLinkToken>): Promise<void> => {
  const { db, http, body } = call
  const now = call.now()
  const counted = await count(call, http)
  const account = await findLinked(call, body.token)
  if (account?.userId == null) throw new ApiError(410, LINK_OVER)
  await db.transaction().execute(async (trx) => {
    // Of two requests with it, one finds it gone.
    const { numDeletedRows } = await trx
      .deleteFrom('signInLinks')
      .where('hash', '=', hashOf(body.token))
      .executeTakeFirst()
    const { address } = http.get('connection')
    if (numDeletedRows === 0n || !(await admit(trx, account, { now, address })))
      throw new ApiError(410, LINK_OVER)
    await auditDone(
      trx,
      auditedAs(call, account),
      { kind: 'account', keys: [account.id] },
      { field: 'signIn', to: 'Link used' },
    )
  })
  await forgiveSignIns(db, counted)
  await startSession(call, http, { userId: account.userId, account })
}

const findLinked = async (
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  token: string,
): Promise<SignInAccount | undefined> => {
  const found = await signInAccounts(db)
    .innerJoin('signInLinks', 'signInLinks.accountId', 'accounts.id')
    .where('signInLinks.hash', '=', hashOf(token))
    .where('signInLinks.expiresAt', '>', now().toISOString())
    .executeTakeFirst()
  return found && obstacleOf(found) === undefined ? found : undefined
}

/** Counts an attempt as a failed sign-in, or refuses it if there were too many. */
const count = async ({ db, now }: ServerContext, c: Context<ApiEnv>) => {
  const { address } = c.get('connection')
  const counted = await countSignIn(db, { address, clientId: undefined, username: 'sign-in link' }, now())
  if (counted.waitMs > 0) refuseForNow(c, counted.waitMs, TOO_MANY_SIGN_INS)
  return counted
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
