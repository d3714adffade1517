import type { Db } from '../db/schema.ts'
import { LOCK_OPENED } from './attempts.ts'
import type { SignInAccount } from './find-account.ts'

/**
 * Lets the owner of an account in: failed attempts are forgotten, and time and place are kept. Whatever shut the
 * account since it was looked at still counts.
 * @returns whether the account let anybody in
 */
export const admit = async (
  db: Db,
  account: SignInAccount,
  { now, address }: { now: Date; address: string | null },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ ...LOCK_OPENED, lastLogin: now, lastLoginIp: address })
    .where('id', '=', account.id)
    .where('isEnabled', '=', true)
    .where('mustChangePassword', '=', false)
    .where((eb) => eb.or([eb('locked', '=', false), eb('lockReason', '=', 'tooManyFailures')]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
