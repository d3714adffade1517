import type { CreatedServiceToken, NewServiceToken, ServiceToken } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { audited } from '../audit/record-changes.ts'
import { callerDistricts } from '../db/caller-districts.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { numberParam } from '../http/params.ts'
import { authorOf, requireCaller } from '../http/require-caller.ts'
import { beyondReach } from '../people/role-reach.ts'
import { newServiceToken } from '../session/service-tokens.ts'
import { findAccount } from './accounts/account-rows.ts'

const DAY_MS = 86_400_000
/** Of one account at a time. */
const IN_USE_MAX = 10
/** Listed with those in use; older ones are in the audit log. */
const ENDED_SHOWN = 10

const FIELDS = [
  ...(['id', 'name', 'access', 'hint', 'createdAt', 'createdBy', 'expiresAt'] as const),
  ...(['lastUsedAt', 'revokedAt', 'revokedBy'] as const),
] as const

export const serviceTokenHandlers = {
  'serviceTokens.list': async (call) => {
    const { accountId } = await findAccount(call.db, call, numberParam(call, 'accountId'))
    const tokens = await call.db
      .selectFrom('serviceTokens')
      .select(FIELDS)
      .where('accountId', '=', accountId)
      .orderBy('id', 'desc')
      .execute()
    const isOver = isOverAt(call.now())
    return [...tokens.filter((token) => !isOver(token)), ...tokens.filter(isOver).slice(0, ENDED_SHOWN)]
  },
  'serviceTokens.create': (call) => createToken(call),
  'serviceTokens.revoke': (call) => revokeToken(call),
} satisfies Partial<Handlers>

const isOverAt =
  (now: Date) =>
  ({ revokedAt, expiresAt }: Pick<ServiceToken, 'revokedAt' | 'expiresAt'>): boolean =>
    revokedAt !== null || Date.parse(expiresAt) <= now.getTime()

/** Creates a token; the answer is the only one that holds it. */
const createToken = async (call: Call<NewServiceToken>): Promise<CreatedServiceToken> => {
  const { db, body, now } = call
  const createdAt = now()
  const createdBy = await authorOf(call)
  const { token, ...stored } = newServiceToken()
  const created = await db.transaction().execute(async (trx) => {
    const accountId = await holdServiceAccount(trx, call)
    await refuseMore(trx, accountId, createdAt)
    return audited(trx, call, { kind: 'account', keys: [accountId] }, () =>
      trx
        .insertInto('serviceTokens')
        .values({
          ...stored,
          accountId,
          name: body.name,
          access: body.access,
          createdAt,
          createdBy,
          expiresAt: new Date(createdAt.getTime() + body.expiresInDays * DAY_MS),
        })
        .returning(FIELDS)
        .executeTakeFirstOrThrow(),
    )
  })
  return { ...created, token }
}

/** Ends a token with the next call that is made with it. */
const revokeToken = async (call: Call<undefined>): Promise<null> => {
  const id = numberParam(call)
  const revokedBy = await authorOf(call)
  await call.db.transaction().execute(async (trx) => {
    const { accountId } = await findAccount(trx, call, numberParam(call, 'accountId'))
    const token = await trx
      .selectFrom('serviceTokens')
      .select('revokedAt')
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .forUpdate()
      .executeTakeFirst()
    if (!token) throw new ApiError(404, 'Token not found.')
    if (token.revokedAt !== null) return
    await audited(trx, call, { kind: 'account', keys: [accountId] }, () =>
      trx
        .updateTable('serviceTokens')
        .set({ revokedAt: call.now(), revokedBy })
        .where('id', '=', id)
        .execute(),
    )
  })
  return null
}

/**
 * Locks the call's account, and refuses it if it can't have tokens. A token would give its holder the account's roles and
 * districts, so no one can create a token for more access than they have themselves.
 */
const holdServiceAccount = async (trx: Db, call: Call<unknown>): Promise<number> => {
  const caller = requireCaller(call)
  const account = await findAccount(trx, call, numberParam(call, 'accountId'))
  const { accountId: id } = account
  if (account.userType !== 'service')
    throw new ApiError(409, 'Only service accounts can have tokens. People sign in.')
  if (!account.isEnabled) throw new ApiError(409, 'This account is disabled. Enable it first.')
  const { userId } = await trx
    .selectFrom('accounts')
    .select('userId')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (userId === null)
    throw new ApiError(
      409,
      "This account has no user, so it has no roles and a token couldn't do anything. Contact support to give it a user.",
    )
  const beyond = await beyondReach(
    trx,
    caller,
    sql`select role_name from user_roles where user_id = ${userId}`,
  )
  if (beyond.length > 0)
    throw new ApiError(403, `This account has ${beyond.join(', ')}, which you don't have.`)
  if (caller.isEmployee) return id
  const foreign = await trx
    .selectFrom('userDistricts')
    .select('districtId')
    .where('userId', '=', userId)
    .where('districtId', 'not in', callerDistricts(trx, caller).select('districts.id'))
    .limit(1)
    .executeTakeFirst()
  if (foreign) throw new ApiError(403, "This account has access to districts that you don't have.")
  return id
}

const refuseMore = async (trx: Db, accountId: number, now: Date): Promise<void> => {
  const { inUse } = await trx
    .selectFrom('serviceTokens')
    .select((eb) => eb.fn.countAll<number>().as('inUse'))
    .where('accountId', '=', accountId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirstOrThrow()
  if (inUse >= IN_USE_MAX)
    throw new ApiError(409, `An account can have ${IN_USE_MAX} tokens in use. Revoke one first.`)
}
