import type { InvitationsQueued, SendInvitations } from '@edconsole/console-core/contract'
import { queueInvitations } from '../../accounts/invitations.ts'
import { consoleAddress } from '../../http/console-address.ts'
import type { Call } from '../../http/handler.ts'
import { accountRows } from './account-rows.ts'

/** Invites people to choose the first password of their Local accounts, as far as the caller sees them. Tells who was left out. */
export const sendInvitations = async (call: Call<SendInvitations>): Promise<InvitationsQueued> => {
  const consoleUrl = consoleAddress(call)
  const accountIds = [...new Set(call.body.accountIds)]
  const { queued, recent } = await call.db.transaction().execute(async (trx) => {
    const visible = await accountRows(trx, call)
      .where('accounts.id', 'in', accountIds)
      .clearSelect()
      .select('accounts.id')
      .execute()
    return queueInvitations(
      trx,
      visible.map(({ id }) => id),
      { now: call.now(), consoleUrl },
    )
  })
  call.nudge()
  return { queued, recent, ineligible: accountIds.length - queued - recent }
}
