import type { Role } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { OutgoingMail } from '../mail/mail.ts'
import { rolesReaching, theseRoles } from '../people/role-reach.ts'
import type { ServerContext } from '../server-context.ts'
import type { SignInAccount } from './find-account.ts'
import { lockPolicyIn } from './lock-policy.ts'
import { localSettingsOf } from './password-rules.ts'
import { inBackground, writeHourly } from './write-hourly.ts'

/** Roles that may unlock accounts (R47). */
const UNLOCKERS: readonly Role[] = ['ROLE_ACCOUNT_SERVICE_VIEW', 'ROLE_USER_MANAGEMENT_EDIT']

/**
 * Emails the owner of an account that wrong passwords have locked, and its client's administrators, by the client's
 * settings (R33). At most once an hour each, so that guessing doesn't fill mailboxes.
 */
export const sendLockEmails = ({ db, mail, now }: ServerContext, account: SignInAccount): Promise<void> =>
  inBackground(async () => {
    const { id, clientId, emailAddress } = account
    const { notifyUser, notifyAdmin } = lockPolicyIn(await localSettingsOf(db, clientId))
    const at = now()
    const toOwner = async () => {
      if (!notifyUser || emailAddress === '') return
      const reason = { key: `lock of account ${id}`, now: at }
      await writeHourly(db, reason, async () =>
        mail.send(emailToOwner(account, await minutesLeft(db, id, at))),
      )
    }
    const toUnlockers = async () => {
      if (!notifyAdmin) return
      await writeHourly(db, { key: `locks of client ${clientId ?? 'none'}`, now: at }, async () => {
        for (const to of await unlockersOf(db, clientId)) await mail.send(emailToUnlocker(account, to))
      })
    }
    await Promise.all([inBackground(toOwner), inBackground(toUnlockers)])
  })

const unlockersOf = async (db: Db, clientId: number | null): Promise<string[]> => {
  const users = await db
    .selectFrom('users')
    .select('emailAddress')
    .where('status', '=', 'active')
    .where((eb) => (clientId === null ? eb('clientId', 'is', null) : eb('clientId', '=', clientId)))
    .where(
      sql<boolean>`exists (select from user_roles given where given.user_id = users.id
        and given.role_name in ${rolesReaching(theseRoles(UNLOCKERS))})`,
    )
    .orderBy('id')
    .execute()
  return users.map(({ emailAddress }) => emailAddress)
}

/** How long the account stays locked; null until somebody unlocks it. */
const minutesLeft = async (db: Db, accountId: number, now: Date): Promise<number | null> => {
  const { lockedUntil } = await db
    .selectFrom('accounts')
    .select('lockedUntil')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return lockedUntil === null ? null : Math.ceil((new Date(lockedUntil).getTime() - now.getTime()) / 60_000)
}

const emailToOwner = (
  { emailAddress, firstName, username }: SignInAccount,
  minutes: number | null,
): OutgoingMail => ({
  to: emailAddress,
  subject: 'Your account was locked',
  text: `Hello${firstName === '' ? '' : ` ${firstName}`},

Your account "${username}" was locked after too many wrong passwords.

If this was you, ${minutes === null ? '' : `try again in ${minutes} minute${minutes === 1 ? '' : 's'}, or `}ask an administrator to unlock the account.
If it wasn't, your password wasn't guessed. Tell an administrator if it happens again.
`,
})

const emailToUnlocker = ({ username, firstName, lastName }: SignInAccount, to: string): OutgoingMail => ({
  to,
  subject: 'An account was locked',
  text: `Hello,

The account "${username}" of ${firstName} ${lastName} was locked after too many wrong passwords.
More accounts may be locked: you get at most one of these emails per hour.

To unlock accounts, open Authentication, Locked Users in the console.
`,
})
