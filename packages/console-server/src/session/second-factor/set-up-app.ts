import type { AppSetup } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { logAccountChange } from '../../people/log-account-change.ts'
import type { ServerContext } from '../../server-context.ts'
import type { SignInAccount } from '../find-account.ts'
import { appUri, counterOfCode, newAppSecret } from './authenticator-app.ts'
import { sendFactorEmail } from './factor-emails.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'

/** Long enough to install an app. */
const SETUP_MS = 10 * 60_000
/** More than anybody uses. */
const MAX_FACTORS = 20

const NOT_THE_CODE = "This isn't the app's current code. Enter the one that it shows now."
const SETUP_OVER = 'This setup took too long. Start again.'

type Owner = {
  readonly account: SignInAccount
  /** Hash of the token of the session or the second step that sets it up. */
  readonly ownerHash: string
}

/** Makes the secret of an authenticator app. It counts for nothing until a code of the app is confirmed. */
export const startApp = async (
  { db, secrets, now }: ServerContext,
  { account, ownerHash }: Owner,
): Promise<AppSetup> => {
  const secret = newAppSecret()
  const kept = {
    accountId: account.id,
    sealed: secrets.seal(secret),
    expiresAt: new Date(now().getTime() + SETUP_MS),
  }
  await db
    .insertInto('appSetups')
    .values({ ownerHash, ...kept })
    .onConflict((conflict) => conflict.column('ownerHash').doUpdateSet(kept))
    .execute()
  return { secret, uri: appUri(secret, account.username) }
}

/**
 * Keeps the authenticator app that was set up, once a code of it is right; that code can't be used to sign in.
 * @returns recovery codes with an account's first factor; otherwise those that it has stay
 */
export const confirmApp = async (
  context: ServerContext,
  { account, ownerHash }: Owner,
  code: string,
): Promise<string[]> => {
  const { db, secrets } = context
  const now = context.now()
  const started = await db
    .selectFrom('appSetups')
    .select('sealed')
    .where('ownerHash', '=', ownerHash)
    .where('accountId', '=', account.id)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
  if (!started) throw new ApiError(410, SETUP_OVER)
  const secret = secrets.open(started.sealed)
  const counter = counterOfCode(secret, code.replace(/\s/g, ''), now)
  if (counter === null) throw new ApiError(400, NOT_THE_CODE, 'code')
  const codes = await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('appSetups')
      .where('ownerHash', '=', ownerHash)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new ApiError(410, SETUP_OVER)
    await trx.selectFrom('accounts').select('id').where('id', '=', account.id).forUpdate().execute()
    const isFirst = await checkRoom(trx, account.id)
    await trx
      .insertInto('secondFactors')
      .values({
        accountId: account.id,
        kind: 'app',
        name: 'Authenticator app',
        sealed: secrets.seal(secret),
        lastCounter: counter,
        addedAt: now,
      })
      .execute()
    await logFactorChange(trx, account, { message: 'Second factor added', now })
    return isFirst ? await renewRecoveryCodes(trx, secrets, account.id) : []
  })
  sendFactorEmail(context, account, 'added')
  return codes
}

/** @returns whether the account has no factor yet */
const checkRoom = async (trx: Db, accountId: number): Promise<boolean> => {
  const { count } = await trx
    .selectFrom('secondFactors')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  if (count >= MAX_FACTORS) throw new ApiError(400, `You can have up to ${MAX_FACTORS} second factors.`)
  return count === 0
}

/** Notes in the log of the account's district what its owner changed. */
export const logFactorChange = (
  trx: Db,
  { id: accountId, firstName, lastName, username }: SignInAccount,
  { message, now }: { message: string; now: Date },
): Promise<void> =>
  logAccountChange(trx, {
    accountId,
    action: 'update',
    changes: [],
    message,
    triggeredBy: `${firstName} ${lastName}`.trim() || username,
    now,
  })
