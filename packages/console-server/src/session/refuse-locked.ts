import type { Context } from 'hono'
import type { ApiEnv } from '../http/api-env.ts'
import { ApiError, refuseForNow } from '../http/api-error.ts'
import type { ServerContext } from '../server-context.ts'
import type { SignInAccount } from './find-account.ts'

const LOCKED = 'Your account is locked after too many wrong passwords or codes.'

/** Refuses a person who has proven that they own a locked account, and says when the lock ends. */
export const refuseLocked = async (
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  c: Context<ApiEnv>,
  { id }: SignInAccount,
): Promise<never> => {
  const { lockedUntil } = await db
    .selectFrom('accounts')
    .select('lockedUntil')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (lockedUntil === null) throw new ApiError(400, `${LOCKED} An administrator can unlock it.`)
  return refuseForNow(c, Math.max(1, Date.parse(lockedUntil) - now().getTime()), LOCKED)
}
