import { PASSWORD_COMPLEXITY, type SettingField } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import { checkPassword } from './password.ts'

const FIELDS: readonly SettingField[] = PASSWORD_COMPLEXITY.staff
/** As many as some policy can ask for. */
const KEPT = FIELDS.find(({ name }) => name === 'historyCount')?.max ?? 0

/** Whether a password is the present one, or one of so many before it. */
export const isFormerPassword = async (
  db: Db,
  { accountId, password, count }: { accountId: number; password: string; count: number },
): Promise<boolean> => {
  const present = await db
    .selectFrom('localPasswords')
    .select('hash')
    .where('accountId', '=', accountId)
    .execute()
  const former = await newestFormer(db, accountId).limit(count).execute()
  for (const { hash } of [...present, ...former]) if (await checkPassword(hash, password)) return true
  return false
}

/** Keeps a password that is being replaced, and forgets those that no policy can ask for. */
export const keepFormerPassword = async (
  trx: Db,
  { accountId, hash, now }: { accountId: number; hash: string; now: Date },
): Promise<void> => {
  await trx.insertInto('formerPasswords').values({ accountId, hash, replacedAt: now }).execute()
  await trx
    .deleteFrom('formerPasswords')
    .where('accountId', '=', accountId)
    .where('hash', 'not in', newestFormer(trx, accountId).limit(KEPT))
    .execute()
}

const newestFormer = (db: Db, accountId: number) =>
  db
    .selectFrom('formerPasswords')
    .select('hash')
    .where('accountId', '=', accountId)
    .orderBy('replacedAt', 'desc')
