import type { OwnSecondFactors } from '@edconsole/console-core/contract'
import { ApiError } from '../http/api-error.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { requireCaller, SIGN_IN_FIRST } from '../http/require-caller.ts'
import { findAccountOf, type SignInAccount } from '../session/find-account.ts'
import { provePassword } from '../session/prove-password.ts'
import { completeSignIn, signInWithCode } from '../session/second-factor/complete-sign-in.ts'
import { sendFactorEmail } from '../session/second-factor/factor-emails.ts'
import { countRecoveryCodes, renewRecoveryCodes } from '../session/second-factor/recovery-codes.ts'
import { requiresSecondFactor, takesSecondFactor } from '../session/second-factor/second-factors.ts'
import { findStep } from '../session/second-factor/second-step.ts'
import { confirmApp, logFactorChange, startApp } from '../session/second-factor/set-up-app.ts'
import { readSessionCookie } from '../session/session-cookie.ts'
import { sessionHashOf } from '../session/session-store.ts'

export const secondFactorHandlers = {
  'secondFactors.list': (call) => listFactors(call),
  'secondFactors.startApp': async (call) => startApp(call, await provenOwner(call)),
  'secondFactors.confirmApp': async (call) => ({
    recoveryCodes: await confirmApp(call, await ownerOf(call), call.body.code),
  }),
  'secondFactors.renewCodes': async (call) => {
    const { account } = await provenOwner(call)
    const recoveryCodes = await call.db.transaction().execute(async (trx) => {
      await logFactorChange(trx, account, { message: 'Recovery codes replaced', now: call.now() })
      return renewRecoveryCodes(trx, call.secrets, account.id)
    })
    sendFactorEmail(call, account, 'codesRenewed')
    return { recoveryCodes }
  },
  'secondFactors.remove': async (call) => {
    const { account } = await provenOwner(call)
    await removeFactor(call, account, call.body.id)
    return null
  },
  'secondStep.use': async (call) => {
    await signInWithCode(call, call.http, call.body.code)
    return null
  },
  'secondStep.startApp': async (call) => {
    const { account, tokenHash } = await findStep(call, call.http, 'setUp')
    return startApp(call, { account, ownerHash: tokenHash })
  },
  'secondStep.confirmApp': async (call) => {
    const step = await findStep(call, call.http, 'setUp')
    const { account, tokenHash } = step
    const recoveryCodes = await confirmApp(call, { account, ownerHash: tokenHash }, call.body.code)
    await completeSignIn(call, call.http, step)
    return { recoveryCodes }
  },
} satisfies Partial<Handlers>

const NOT_HERE = "You don't sign in with a password of this console, so there is no second factor here."

const listFactors = async (call: Call): Promise<OwnSecondFactors> => {
  const account = await findAccountOf(call.db, requireCaller(call).userId)
  if (!account || !takesSecondFactor(account))
    return { isOffered: false, isRequired: false, factors: [], recoveryCodesLeft: 0 }
  const factors = await call.db
    .selectFrom('secondFactors')
    .select(['id', 'kind', 'name', 'addedAt', 'lastUsedAt'])
    .where('accountId', '=', account.id)
    .orderBy('id')
    .execute()
  return {
    isOffered: true,
    isRequired: await requiresSecondFactor(call.db, account),
    factors,
    recoveryCodesLeft: await countRecoveryCodes(call.db, account.id),
  }
}

/** The account of whoever is signed in, and the session that sets something up. */
const ownerOf = async (call: Call): Promise<{ account: SignInAccount; ownerHash: string }> => {
  const token = readSessionCookie(call.http)
  if (token === undefined) throw new ApiError(401, SIGN_IN_FIRST)
  const account = await findAccountOf(call.db, requireCaller(call).userId)
  if (!account || !takesSecondFactor(account)) throw new ApiError(400, NOT_HERE)
  return { account, ownerHash: sessionHashOf(token) }
}

/** The same, once they have entered their password again. */
const provenOwner = async (call: Call<{ currentPassword: string }>) => {
  const owner = await ownerOf(call)
  const forgive = await provePassword(call, call.http, owner.account, call.body.currentPassword)
  await forgive()
  return owner
}

/** Removes a factor; with the last one, the recovery codes. */
const removeFactor = async (call: Call, account: SignInAccount, id: number): Promise<void> => {
  await call.db.transaction().execute(async (trx) => {
    await trx.selectFrom('accounts').select('id').where('id', '=', account.id).forUpdate().execute()
    const { numDeletedRows } = await trx
      .deleteFrom('secondFactors')
      .where('id', '=', id)
      .where('accountId', '=', account.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new ApiError(404, 'Second factor not found.')
    const other = await trx
      .selectFrom('secondFactors')
      .select('id')
      .where('accountId', '=', account.id)
      .limit(1)
      .execute()
    if (other.length === 0)
      await trx.deleteFrom('recoveryCodes').where('accountId', '=', account.id).execute()
    await logFactorChange(trx, account, { message: 'Second factor removed', now: call.now() })
  })
  sendFactorEmail(call, account, 'removed')
}
