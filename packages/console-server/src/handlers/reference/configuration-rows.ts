import type { Db } from '../../db/schema.ts'

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
