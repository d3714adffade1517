import type { NewPasswordsRequired, RequireNewPasswords } from '@edconsole/console-core/contract'
import { audited } from '../../audit/record-changes.ts'
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
      .where('accounts.mustChangePassword', '=', false)
      .clearSelect()
      .select('accounts.id')
    const held = await trx
      .selectFrom('accounts')
      .select(['id as accountId', 'username', 'staffId', 'lea'])
      .where('id', 'in', meant)
      .where('mustChangePassword', '=', false)
      .orderBy('id')
      .forUpdate()
      .execute()
    const keys = held.map(({ accountId }) => accountId)
    if (keys.length === 0) return { count: 0 }
    await audited(trx, call, { kind: 'account', keys }, async () => {
      await trx
        .updateTable('accounts')
        .set({ mustChangePassword: true, updatedAt: now, updatedBy: author })
        .where('id', 'in', keys)
        .execute()
      const elsewhere = await firstDistrict(trx, call.clientId)
      const lines = Map.groupBy(held, ({ lea }) => lea ?? elsewhere)
      // Same order for every caller: two calls at once must not wait for each other's logs.
      for (const [lea, accounts] of [...lines].toSorted(([a], [b]) => String(a).localeCompare(String(b))))
        if (lea !== undefined)
          await appendSyncLines(trx, { lea, lines: accounts.map((account) => lineOf(account, author)), now })
    })
    return { count: keys.length }
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
