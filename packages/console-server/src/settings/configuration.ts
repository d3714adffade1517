import type { Db } from '../db/schema.ts'
import type { ServerContext } from '../server-context.ts'

/** What the operator has set for a key, oldest first: the last one counts (R20). */
export const configurationRows = (db: Db, key: string, now: Date) =>
  db
    .selectFrom('configuration')
    .select(['key', 'value'])
    .where('key', '=', key)
    .where('effectiveFrom', '<=', now.toISOString())
    .orderBy('effectiveFrom')
    .orderBy('id')
    .execute()

/** The mail address that the operator has set for questions (R20). */
export const supportContact = async ({
  db,
  now,
}: Pick<ServerContext, 'db' | 'now'>): Promise<string | undefined> => {
  const rows = await configurationRows(db, 'console.support.email', now())
  return rows.at(-1)?.value.trim() || undefined
}
