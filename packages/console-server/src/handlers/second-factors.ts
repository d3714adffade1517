import type { OwnSecondFactors, RecoveryCodes, RenamePasskey } from '@edconsole/console-core/contract'
import { ApiError } from '../http/api-error.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { requireCaller, SIGN_IN_FIRST } from '../http/require-caller.ts'
import { sendFactorEmail } from '../session/account-change-emails.ts'
import { findAccountOf, type SignInAccount } from '../session/find-account.ts'
import { provePassword } from '../session/prove-password.ts'
import { confirmPasskey, refuseTakenName, startPasskey } from '../session/second-factor/add-passkey.ts'
import { completeSignIn, signInWithCode } from '../session/second-factor/complete-sign-in.ts'
import {
  auditedFactors,
  type FactorOwner,
  type FactorSetup,
  logFactorChange,
} from '../session/second-factor/keep-factor.ts'
import { countRecoveryCodes, renewRecoveryCodes } from '../session/second-factor/recovery-codes.ts'
import { findRelyingParty } from '../session/second-factor/relying-party.ts'
import { requiresSecondFactor, takesSecondFactor } from '../session/second-factor/second-factors.ts'
import { findStep } from '../session/second-factor/second-step.ts'
import { confirmApp, startApp } from '../session/second-factor/set-up-app.ts'
import { requestPasskey, signInWithPasskey } from '../session/second-factor/use-passkey.ts'
import { readSessionCookie } from '../session/session-cookie.ts'
import { sessionHashOf } from '../session/session-store.ts'

export const secondFactorHandlers = {
  'secondFactors.list': (call) => listFactors(call),
  'secondFactors.startApp': async (call) => startApp(call, await provenOwner(call)),
  'secondFactors.confirmApp': async (call) => ({
    recoveryCodes: await confirmApp(call, { ...(await ownerOf(call)), isFirst: false }, call.body.code),
  }),
  'secondFactors.startPasskey': async (call) => startPasskey(call, await provenOwner(call)),
  'secondFactors.confirmPasskey': async (call) => ({
    recoveryCodes: await confirmPasskey(call, { ...(await ownerOf(call)), isFirst: false }, call.body),
  }),
  'secondFactors.renamePasskey': async (call) => {
    await renamePasskey(call, call.body)
    return null
  },
  'secondFactors.renewCodes': async (call) => {
    const { account } = await provenOwner(call)
    const recoveryCodes = await call.db.transaction().execute(async (trx) => {
      await logFactorChange(trx, account, { message: 'Recovery codes replaced', now: call.now() })
      return renewRecoveryCodes(trx, call.secrets, account.id)
    })
    sendFactorEmail(call, call.http, account, { kind: 'codesRenewed' })
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
  'secondStep.startApp': async (call) => startApp(call, await setupOf(call)),
  'secondStep.confirmApp': (call) => completeSetup(call, (setup) => confirmApp(call, setup, call.body.code)),
  'secondStep.startPasskey': async (call) => startPasskey(call, await setupOf(call)),
  'secondStep.confirmPasskey': (call) =>
    completeSetup(call, (setup) => confirmPasskey(call, setup, call.body)),
  'secondStep.requestPasskey': (call) => requestPasskey(call),
  'secondStep.usePasskey': async (call) => {
    await signInWithPasskey(call)
    return null
  },
} satisfies Partial<Handlers>

const NOT_HERE = "You don't sign in with a password of this console, so there is no second factor here."

const listFactors = async (call: Call): Promise<OwnSecondFactors> => {
  const account = await findAccountOf(call.db, requireCaller(call).userId)
  if (!account || !takesSecondFactor(account))
    return { isOffered: false, isRequired: false, factors: [], recoveryCodesLeft: 0, noPasskeys: null }
  const party = findRelyingParty(call, call.http)
  const factors = await call.db
    .selectFrom('secondFactors')
    .select(['id', 'kind', 'name', 'addedAt', 'lastUsedAt'])
    .where('accountId', '=', account.id)
    .orderBy('id')
    .execute()
  return {
    isOffered: true,
    isRequired: await requiresSecondFactor(call, account),
    factors,
    recoveryCodesLeft: await countRecoveryCodes(call.db, account.id),
    noPasskeys: typeof party === 'string' ? party : null,
  }
}

/** The first factor that a sign-in sets up. */
const setupOf = async (call: Call): Promise<FactorSetup> => {
  const { account, tokenHash: ownerHash } = await findStep(call, call.http, 'setUp')
  return { account, ownerHash, isFirst: true }
}

/** Completes a sign-in with its first factor. */
const completeSetup = async (
  call: Call,
  confirm: (setup: FactorSetup) => Promise<string[]>,
): Promise<RecoveryCodes> => {
  const step = await findStep(call, call.http, 'setUp')
  const recoveryCodes = await confirm({ account: step.account, ownerHash: step.tokenHash, isFirst: true })
  await completeSignIn(call, call.http, step)
  return { recoveryCodes }
}

/** The signed-in user's account, and the session that sets something up. */
const ownerOf = async (call: Call): Promise<FactorOwner> => {
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

const renamePasskey = async (call: Call, { id, name }: RenamePasskey): Promise<void> => {
  const { account } = await ownerOf(call)
  await call.db.transaction().execute(async (trx) => {
    await refuseTakenName(trx, account.id, { id, name })
    await auditedFactors(trx, call, account, async () => {
      const { numUpdatedRows } = await trx
        .updateTable('secondFactors')
        .set({ name })
        .where('id', '=', id)
        .where('accountId', '=', account.id)
        .where('kind', '=', 'passkey')
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new ApiError(404, 'Passkey not found.')
    })
  })
}

/** Removes a factor; with the last one, the recovery codes. */
const removeFactor = async (call: Call, account: SignInAccount, id: number): Promise<void> => {
  const change = await call.db.transaction().execute(async (trx) => {
    await trx.selectFrom('accounts').select('id').where('id', '=', account.id).forUpdate().execute()
    return auditedFactors(trx, call, account, async () => {
      const removed = await trx
        .deleteFrom('secondFactors')
        .where('id', '=', id)
        .where('accountId', '=', account.id)
        .returning(['kind', 'name'])
        .executeTakeFirst()
      if (!removed) throw new ApiError(404, 'Second factor not found.')
      const other = await trx
        .selectFrom('secondFactors')
        .select('id')
        .where('accountId', '=', account.id)
        .limit(1)
        .execute()
      const isLast = other.length === 0
      if (isLast) await trx.deleteFrom('recoveryCodes').where('accountId', '=', account.id).execute()
      const message = removed.kind === 'passkey' ? 'Passkey removed' : 'Second factor removed'
      await logFactorChange(trx, account, { message, now: call.now() })
      return { kind: 'removed', factor: removed, isLast } as const
    })
  })
  sendFactorEmail(call, call.http, account, change)
}
