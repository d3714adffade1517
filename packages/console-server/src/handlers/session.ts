import type { UserInfo } from '@edconsole/console-core/contract'
import type { Call, Handlers } from '../http/handler.ts'
import { requireCaller } from '../http/require-caller.ts'
import { sessionCheckOf } from '../session/federated/openid/openid-sessions.ts'
import { providerSignOutOf } from '../session/federated/openid/provider-sign-out.ts'
import { safeReturnTo } from '../session/safe-return-to.ts'
import { clearSessionCookie, readSessionCookie } from '../session/session-cookie.ts'
import { endSession, previousLoginOf } from '../session/session-store.ts'
import { signInWithPassword } from '../session/sign-in-with-password.ts'
import { userRows } from './users/user-rows.ts'

export const sessionHandlers = {
  'session.userInfo': (call) => userInfo(call),
  'session.signIn': async (call) => {
    await signInWithPassword(call, call.http, call.body)
    const wanted = call.query.returnTo
    return { returnTo: safeReturnTo(typeof wanted === 'string' ? wanted : undefined) }
  },
  'session.signOut': async (call) => {
    const { db, http } = call
    const token = readSessionCookie(http)
    const signOutUrl = await providerSignOutOf(call, http, token)
    if (token !== undefined) await endSession(db, token)
    clearSessionCookie(http)
    return signOutUrl === null ? null : { signOutUrl }
  },
} satisfies Partial<Handlers>

const userInfo = async (call: Call): Promise<UserInfo> => {
  const caller = requireCaller(call)
  const self = call.db.selectFrom('users').where('users.id', '=', caller.userId)
  const { id, emailAddress, ssoUser, clientId, clientName, accountId, ...user } = await userRows(
    call.db,
    caller,
    self,
  ).executeTakeFirstOrThrow()
  // When people ask for their last sign-in, they don't mean the one that started this session.
  const token = readSessionCookie(call.http)
  const lastLogin = await previousLoginOf(call.db, token)
  const check = await sessionCheckOf(call, token)
  const { roles, reachableRoles, status, districtIds, createdAt, lastActiveAt } = user
  return {
    id,
    emailAddress,
    ssoUser,
    clientId,
    clientName,
    accountId,
    roles,
    reachableRoles,
    status,
    districtIds,
    lastLogin,
    createdAt,
    lastActiveAt,
    sessionFrame: check?.frame ?? null,
  }
}
