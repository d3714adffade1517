import { createHash, randomBytes } from 'node:crypto'
import type { PasswordLink } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { isUsable, type SignInAccount, signInAccounts } from './find-account.ts'

export type LinkPurpose = PasswordLink['purpose']

export type FoundLink = {
  readonly hash: string
  readonly purpose: LinkPurpose
  /** Unused, unexpired, and its account can be signed in to. */
  readonly isOpen: boolean
  readonly account: SignInAccount
}

const DAY_MS = 86_400_000
/** How long a link that is over can still be exchanged for a new one. */
const KEPT_DAYS = 180

/**
 * Creates a single-use link for an account, and ends its earlier ones. Only the token's hash is stored.
 * @returns the token
 */
export const issueLink = async (
  db: Db,
  { id: accountId, emailAddress: sentTo }: Pick<SignInAccount, 'id' | 'emailAddress'>,
  { purpose, now, expiresAt }: { purpose: LinkPurpose; now: Date; expiresAt: Date },
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await db.transaction().execute(async (trx) => {
    await endLinksOf(trx, accountId, now)
    const over = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
    await trx.deleteFrom('passwordLinks').where('expiresAt', '<', over).execute()
    await trx
      .insertInto('passwordLinks')
      .values({ hash: hashOf(token), accountId, purpose, sentTo, expiresAt })
      .execute()
  })
  return token
}

/** Finds a link by its token, also one that is over. A link that went to a former address of the account is over. */
export const findLink = async (db: Db, token: string, now: Date): Promise<FoundLink | undefined> => {
  const found = await signInAccounts(db)
    .innerJoin('passwordLinks', 'passwordLinks.accountId', 'accounts.id')
    .select(['passwordLinks.hash as linkHash', 'passwordLinks.purpose'])
    .select(
      sql<boolean>`password_links.ended_at is null and password_links.expires_at > ${now}::timestamptz
        and lower(password_links.sent_to) = lower(accounts.email_address)`.as('isNew'),
    )
    .where('passwordLinks.hash', '=', hashOf(token))
    .executeTakeFirst()
  if (!found) return undefined
  const { linkHash, purpose, isNew, ...account } = found
  // Accepting an invitation is what makes its user active.
  const status = purpose === 'invitation' && account.status === 'invited' ? 'active' : account.status
  const isOpen =
    isNew &&
    account.lockReason !== 'administrator' &&
    isUsable({
      ...account,
      status,
    })
  return { hash: linkHash, purpose, isOpen, account }
}

/**
 * Ends a link. Of two requests with it, one gets true: the other waits for the row, and finds it ended.
 * @returns whether it was still valid
 */
export const endLink = async (trx: Db, hash: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('passwordLinks')
    .set({ endedAt: now })
    .where('hash', '=', hash)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends every link of an account. */
export const endLinksOf = async (trx: Db, accountId: number, now: Date): Promise<void> => {
  await trx
    .updateTable('passwordLinks')
    .set({ endedAt: now })
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .execute()
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
