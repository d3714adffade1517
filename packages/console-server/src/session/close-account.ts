import type { LockReason } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import { logAccountChange } from '../people/log-account-change.ts'
import { LOCK_OPENED } from './attempts.ts'
import type { SignInAccount } from './find-account.ts'
import { endSessionsOf } from './session-store.ts'

/** Shuts an account whose password is too old, until its owner chooses a new one or somebody opens it. */
export const lockExpired = (db: Db, account: SignInAccount, now: Date): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const lock = { ...LOCK_OPENED, locked: true, lockReason: 'expired', lockedAt: now } as const
    await trx.updateTable('accounts').set(lock).where('id', '=', account.id).execute()
    await logLock(trx, account, { lockReason: 'expired', message: 'The password is too old', now })
    if (account.userId !== null) await endSessionsOf(trx, account.userId)
  })

/** Writes down that wrong passwords have locked an account. */
export const logTooManyFailures = (db: Db, account: SignInAccount, now: Date): Promise<void> =>
  db
    .transaction()
    .execute((trx) =>
      logLock(trx, account, { lockReason: 'tooManyFailures', message: 'Too many failed sign-ins', now }),
    )

const logLock = (
  trx: Db,
  { id }: SignInAccount,
  { lockReason, message, now }: { lockReason: LockReason; message: string; now: Date },
): Promise<void> =>
  logAccountChange(trx, {
    accountId: id,
    action: 'lock',
    triggeredBy: null,
    now,
    message,
    changes: [
      { field: 'locked', from: '0', to: '1' },
      { field: 'lockReason', from: null, to: lockReason },
    ],
  })
