import { sql } from 'kysely'
import { runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { numberParam } from '../http/params.ts'
import { accountPlan, accountRows, findAccount, isLocked, withSiteCodes } from './accounts/account-rows.ts'
import { changeAccount } from './accounts/change-account.ts'
import { requireNewPasswords } from './accounts/require-new-passwords.ts'
import { resetFactors } from './accounts/reset-factors.ts'
import { sendAccountPasswordLink } from './accounts/send-account-password-link.ts'
import { sendInvitations } from './accounts/send-invitations.ts'
import { signOutAccount } from './accounts/sign-out-account.ts'

export const accountHandlers = {
  'accounts.list': async (call) => {
    const rows = accountRows(call.db, call).where(onlyLocked(call))
    const plan = accountPlan({ now: call.now(), clientId: call.clientId }, rows)
    const page = await runList(rows, plan, parseListQuery(plan, call.query))
    return Object.assign({}, page, { rows: await withSiteCodes(call.db, page.rows) })
  },
  'accounts.get': (call) => findAccount(call.db, call, numberParam(call)),
  'accounts.update': (call) => changeAccount(call, numberParam(call, 'accountId')),
  'accounts.requireNewPasswords': requireNewPasswords,
  'accounts.signOut': (call) => signOutAccount(call, numberParam(call, 'accountId')),
  'accounts.resetFactors': (call) => resetFactors(call, numberParam(call, 'accountId')),
  'accounts.sendPasswordLink': (call) => sendAccountPasswordLink(call, numberParam(call, 'accountId')),
  'accounts.sendInvitations': sendInvitations,
} satisfies Partial<Handlers>

/** `locked=1`, the short spelling of `filter[locked]=1` ([S2.2], R24). */
const onlyLocked = ({ query, now }: Pick<Call, 'query' | 'now'>) => {
  if (query.locked === undefined) return sql<boolean>`true`
  if (query.locked !== '0' && query.locked !== '1')
    throw new ApiError(400, "The parameter 'locked' must be 0 or 1.")
  return query.locked === '1' ? isLocked(now()) : sql<boolean>`not ${isLocked(now())}`
}
