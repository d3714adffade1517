import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** The templates of a district as its lists show them. Nothing runs one by itself, so none has a next time. */
export const templateRows = (db: Db, lea: string) =>
  db
    .selectFrom('importTemplates')
    .selectAll()
    .select(sql<string | null>`null`.as('nextRunAt'))
    .where('lea', '=', lea)
