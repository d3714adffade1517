import {
  dropInvitation,
  INVITATION_ATTEMPTS,
  isInvitable,
  queueDueInvitations,
  takeInvitation,
} from '../accounts/invitations.ts'
import { logAccountChange } from '../people/log-account-change.ts'
import { signInAccounts } from '../session/find-account.ts'
import { sendInvitation } from '../session/send-password-link.ts'
import { type JobRunner, type JobWork, StoppingError } from './job-context.ts'

/** Sent by one job. Then it is the turn of other jobs: thousands of emails must not keep an import waiting. */
const BATCH = 50
/** Failures in a row after which the mail server is left alone until the next try. */
const FAILURES = 3

/** Emails invitations that are due. What couldn't be sent is tried again later. */
export const invitationJob: JobRunner = {
  run: async (work) => {
    let failures = 0
    for (let sent = 0; sent < BATCH && failures < FAILURES; sent += 1) {
      if (work.stopping.aborted) throw new StoppingError()
      const outcome = await sendNext(work)
      if (outcome === 'none') return
      failures = outcome === 'failed' ? failures + 1 : 0
    }
    if (failures < FAILURES) await queueDueInvitations(work.db, work.now())
  },
  // The next round queues another one.
  fail: async () => {},
}

const sendNext = async (work: JobWork): Promise<'done' | 'failed' | 'none'> => {
  const { db, now, mail, publicUrl, write } = work
  const due = await write((trx) => takeInvitation(trx, now()))
  if (!due) return 'none'
  const { accountId, attempts } = due
  // It may have been disabled, locked or signed in to since.
  const account = await signInAccounts(db)
    .where('accounts.id', '=', accountId)
    .where(isInvitable)
    .executeTakeFirst()
  if (!account) {
    await dropInvitation(db, accountId)
    return 'done'
  }
  const consoleUrl = due.consoleUrl ?? publicUrl
  if (consoleUrl === undefined) {
    await giveUp(
      work,
      accountId,
      "The invitation couldn't be sent: CONSOLE_PUBLIC_URL isn't set on the server",
    )
    return 'done'
  }
  try {
    await sendInvitation({ db, mail, now, consoleUrl: consoleUrl.replace(/\/+$/, '') }, account)
    return 'done'
  } catch {
    // Why, `reportingMail` has told the operator.
    if (attempts >= INVITATION_ATTEMPTS) await giveUp(work, accountId, "The invitation couldn't be sent")
    return 'failed'
  }
}

const giveUp = ({ now, write }: JobWork, accountId: number, message: string): Promise<void> =>
  write(async (trx) => {
    await dropInvitation(trx, accountId)
    await logAccountChange(trx, {
      accountId,
      action: 'update',
      now: now(),
      message,
      triggeredBy: null,
      changes: [],
    })
  })
