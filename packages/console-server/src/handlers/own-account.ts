import type { OwnAccount, OwnSession } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { ApiError } from '../http/api-error.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { numberParam } from '../http/params.ts'
import { requireCaller, SIGN_IN_FIRST } from '../http/require-caller.ts'
import { changeOwnPassword, hasPasswordHere } from '../session/change-own-password.ts'
import { describeDevice } from '../session/describe-device.ts'
import { findAccountOf } from '../session/find-account.ts'
import { passwordRulesFor } from '../session/password-rules.ts'
import { readSessionCookie } from '../session/session-cookie.ts'
import { endSessionsOf, sessionLimits } from '../session/session-store.ts'

export const ownAccountHandlers = {
  'ownAccount.get': (call) => readAccount(call),
  'ownAccount.changePassword': async (call) => {
    const account = await findAccountOf(call.db, requireCaller(call).userId)
    await changeOwnPassword(call, call.http, account, call.body)
    return null
  },
  'ownAccount.sessions': (call) => readSessions(call),
  'ownAccount.endOtherSessions': async (call) => {
    await endSessionsOf(call.db, requireCaller(call).userId, tokenOf(call))
    return null
  },
  'ownAccount.endSession': async (call) => {
    const { numDeletedRows } = await call.db
      .deleteFrom('sessions')
      .where('id', '=', numberParam(call))
      .where('userId', '=', requireCaller(call).userId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new ApiError(404, 'Session not found.')
    return null
  },
} satisfies Partial<Handlers>

const readAccount = async (call: Call): Promise<OwnAccount> => {
  const account = await findAccountOf(call.db, requireCaller(call).userId)
  return {
    username: account?.username ?? null,
    authProvider: account?.provider ?? null,
    passwordChangedAt: account?.changedAt ?? null,
    passwordRules: account && hasPasswordHere(account) ? await passwordRulesFor(call.db, account) : null,
  }
}

/** Those that still open the console: the present one first, then by last use. */
const readSessions = async (call: Call): Promise<OwnSession[]> => {
  const { idHash, at } = sessionLimits(tokenOf(call), call.now())
  const sessions = await call.db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'address', 'createdAt', 'lastSeenAt'])
    .select((eb) => eb('idHash', '=', idHash).$castTo<boolean>().as('isCurrent'))
    .where('userId', '=', requireCaller(call).userId)
    .where('expiresAt', '>', at)
    .where(sql<boolean>`last_seen_at > ${at}::timestamptz - idle_minutes * interval '1 minute'`)
    .orderBy('isCurrent', 'desc')
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return sessions.map(({ id, isCurrent, userAgent, address, createdAt, lastSeenAt }) => {
    const { browser, operatingSystem } = describeDevice(userAgent)
    return { id, isCurrent, browser, operatingSystem, address, signedInAt: createdAt, lastUsedAt: lastSeenAt }
  })
}

/** Every call of someone signed in has one. */
const tokenOf = ({ http }: Call): string => {
  const token = readSessionCookie(http)
  if (token === undefined) throw new ApiError(401, SIGN_IN_FIRST)
  return token
}
