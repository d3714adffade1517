import type { CurrentUser } from '@edconsole/console-core/contract'
import type { Call, Handlers } from '../http/handler.ts'
import { requireCaller } from '../http/require-caller.ts'
import { safeReturnTo } from '../session/safe-return-to.ts'
import { clearSessionCookie, readSessionCookie } from '../session/session-cookie.ts'
import { endSession } from '../session/session-store.ts'
import { signIn } from '../session/sign-in.ts'

export const sessionHandlers = {
  'session.userInfo': async (call) => currentUser(call),
  'session.signIn': async (call) => {
    await signIn(call, call.http, call.body)
    const wanted = call.query.returnTo
    return { returnTo: safeReturnTo(typeof wanted === 'string' ? wanted : undefined) }
  },
  'session.signOut': async ({ db, http }) => {
    const token = readSessionCookie(http)
    if (token !== undefined) await endSession(db, token)
    clearSessionCookie(http)
    return null
  },
} satisfies Partial<Handlers>

const currentUser = async (call: Call): Promise<CurrentUser> => {
  const { userId, roles, reachableRoles } = requireCaller(call)
  const user = await call.db
    .selectFrom('users')
    .leftJoin('clients', 'clients.id', 'users.clientId')
    .leftJoin('accounts', 'accounts.userId', 'users.id')
    .selectAll('users')
    .select(['clients.clientName', 'accounts.id as accountId'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  const { id, emailAddress, clientId, accountId, clientName, lastLogin, firstName, lastName, authType } = user
  const name = `${firstName} ${lastName}`
  return {
    ...{ id, emailAddress, clientId, accountId, clientName, lastLogin, roles, reachableRoles },
    ssoUser: { name, firstName, lastName, email: emailAddress, authType },
  }
}
