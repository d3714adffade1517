import type { InvitationsQueued, SendInvitations } from '@edconsole/console-core/contract'
import { addMissingUsers, queueInvitations } from '../../accounts/invitations.ts'
import { consoleAddress } from '../../http/console-address.ts'
import type { Call } from '../../http/handler.ts'
import { authorOf } from '../../http/require-caller.ts'
import { accountRows } from './account-rows.ts'

/** Invites people to choose the first password of their Local accounts, as far as the caller sees them. Tells who was left out. */
export const sendInvitations = async (call: Call<SendInvitations>): Promise<InvitationsQueued> => {
  const consoleUrl = consoleAddress(call)
  const now = call.now()
  const by = await authorOf(call)
  const accountIds = [...new Set(call.body.accountIds)]
  const { queued, recent } = await call.db.transaction().execute(async (trx) => {
    const visible = await accountRows(trx, call)
      .where('accounts.id', 'in', accountIds)
      .clearSelect()
      .select('accounts.id')
      .execute()
    const ids = visible.map(({ id }) => id)
    await addMissingUsers(trx, ids, { now, by })
    return queueInvitations(trx, ids, { now, consoleUrl })
  })
  call.nudge()
  return { queued, recent, ineligible: accountIds.length - queued - recent }
}
