import type { PasskeyChallengesTable } from '../../db/schema/sign-in.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { FactorOwner } from './keep-factor.ts'

/** How long a browser waits for a passkey. */
export const CHALLENGE_MS = 5 * 60_000

const CHALLENGE_OVER = 'This took too long or was already used. Try again.'

type Purpose = PasskeyChallengesTable['purpose']

type Kept = FactorOwner & { readonly purpose: Purpose; readonly now: Date }

/** Remembers a challenge of a session or an unfinished sign-in, in place of the one before. */
export const keepChallenge = async (
  db: Db,
  { account, ownerHash, purpose, challenge, now }: Kept & { readonly challenge: string },
): Promise<void> => {
  await db.deleteFrom('passkeyChallenges').where('expiresAt', '<', now.toISOString()).execute()
  const kept = {
    accountId: account.id,
    purpose,
    challenge,
    expiresAt: new Date(now.getTime() + CHALLENGE_MS),
  }
  await db
    .insertInto('passkeyChallenges')
    .values({ ownerHash, ...kept })
    .onConflict((conflict) => conflict.column('ownerHash').doUpdateSet(kept))
    .execute()
}

/**
 * Uses up the challenge that a passkey answers, whether the answer is right or not.
 * @throws 400 if there is none, or it is over
 */
export const takeChallenge = async (db: Db, { account, ownerHash, purpose, now }: Kept): Promise<string> => {
  const taken = await db
    .deleteFrom('passkeyChallenges')
    .where('ownerHash', '=', ownerHash)
    .where('accountId', '=', account.id)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'expiresAt'])
    .executeTakeFirst()
  if (!taken || new Date(taken.expiresAt) <= now) throw new ApiError(400, CHALLENGE_OVER)
  return taken.challenge
}
