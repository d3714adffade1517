import type { AppSetup } from '@edconsole/console-core/contract'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import type { ServerContext } from '../../server-context.ts'
import { appUri, counterOfCode, newAppSecret } from './authenticator-app.ts'
import { type FactorOwner, type FactorSetup, keepFactor } from './keep-factor.ts'

/** Long enough to install an app. */
const SETUP_MS = 10 * 60_000

const NOT_THE_CODE = "This isn't the app's current code. Enter the one that it shows now."
const SETUP_OVER = 'This setup took too long. Start again.'

/** Makes the secret of an authenticator app. It counts for nothing until a code of the app is confirmed. */
export const startApp = async (
  { db, secrets, now }: ServerContext,
  { account, ownerHash }: FactorOwner,
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
 * @returns recovery codes with an account's first factor
 */
export const confirmApp = async (call: Call, setup: FactorSetup, code: string): Promise<string[]> => {
  const { db, secrets } = call
  const { account, ownerHash } = setup
  const now = call.now()
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
  const factor = {
    kind: 'app',
    name: 'Authenticator app',
    sealed: secrets.seal(secret),
    lastCounter: counter,
  } as const
  return keepFactor(call, setup, {
    factor,
    message: 'Second factor added',
    claim: async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('appSetups')
        .where('ownerHash', '=', ownerHash)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw new ApiError(410, SETUP_OVER)
    },
  })
}
