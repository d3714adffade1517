import { PASSWORD_COMPLEXITY, type SettingField } from '@edconsole/console-core/contract'
import { hash, verify } from '@node-rs/argon2'
import type { Db } from '../db/schema.ts'

let nobody: Promise<string> | undefined

const FIELDS: readonly SettingField[] = PASSWORD_COMPLEXITY.staff
/** The most that any policy can ask for. */
const KEPT = FIELDS.find(({ name }) => name === 'historyCount')?.max ?? 0

/** True if a password is the current one or one of the last few before it. */
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

/** Stores the password being replaced and deletes those that no policy can ask for. */
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

/** Returns a memory-hard hash with its salt (argon2id, 19 MiB, two passes: the library's defaults). */
export const hashPassword = (password: string): Promise<string> => hash(normalized(password))

/**
 * Checks a password. Without a stored hash it takes just as long and returns false, so that timing doesn't reveal which
 * usernames exist.
 */
export const checkPassword = async (stored: string | null, password: string): Promise<boolean> => {
  nobody ??= hashPassword('no account has this one')
  const right = await verify(stored ?? (await nobody), normalized(password))
  return stored !== null && right
}

/** The same characters may arrive as different code points from different systems. */
const normalized = (password: string): string => password.normalize('NFKC')
