import type { NewPasswordsRequired, RequireNewPasswords } from '@edconsole/console-core/contract'
import type { Db } from '../../db/schema.ts'
import type { Call } from '../../http/handler.ts'
import { authorOf } from '../../http/require-caller.ts'
import { appendSyncLines, type SyncLine } from '../../people/log-account-change.ts'
import { accountRows } from './account-rows.ts'

/**
 * Asks for a new password at the next sign-in of every Local account of one kind of people, as far as the caller sees them;
 * with a line for each in its district's log. Accounts that need one already stay as they are.
 */
export const requireNewPasswords = async (call: Call<RequireNewPasswords>): Promise<NewPasswordsRequired> => {
  const { userType } = call.body
  const now = call.now()
  const author = await authorOf(call)
  return call.db.transaction().execute(async (trx) => {
    const meant = accountRows(trx, call)
      .where('authentications.provider', '=', 'illuminate')
      .where('accounts.userType', '=', userType)
      .clearSelect()
      .select('accounts.id')
    const changed = await trx
      .updateTable('accounts')
      .set({ mustChangePassword: true, updatedAt: now, updatedBy: author })
      .where('id', 'in', meant)
      .where('mustChangePassword', '=', false)
      .returning(['id as accountId', 'username', 'staffId', 'lea'])
      .execute()
    const elsewhere = await firstDistrict(trx, call.clientId)
    const lines = Map.groupBy(changed, ({ lea }) => lea ?? elsewhere)
    // In one order for everybody: two of these must not wait for each other's logs.
    for (const [lea, accounts] of [...lines].toSorted(([a], [b]) => String(a).localeCompare(String(b))))
      if (lea !== undefined)
        await appendSyncLines(trx, { lea, lines: accounts.map((account) => lineOf(account, author)), now })
    return { count: changed.length }
  })
}

const lineOf = (
  { accountId, username, staffId }: { accountId: number; username: string; staffId: string | null },
  triggeredBy: string,
): SyncLine => ({
  action: 'update',
  accountId,
  username,
  staffId,
  authProvider: 'illuminate',
  changes: [{ field: 'mustChangePassword', from: 'false', to: 'true' }],
  triggeredBy,
})

/** Whose log has what happens to an account that follows no row of a district. */
const firstDistrict = async (trx: Db, clientId: number): Promise<string | undefined> => {
  const district = await trx
    .selectFrom('districts')
    .select('lea')
    .where('illuminateClientId', '=', clientId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return district?.lea
}
