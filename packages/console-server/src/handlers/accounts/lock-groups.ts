import type { FacetGroup } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import type { AccountRows } from './account-rows.ts'
import { isLocked } from './is-locked.ts'

/** How many are locked and how many are not, each named by the value that `locked` has in a row. */
export const lockGroups = (rows: AccountRows, now: Date, where: RawBuilder<boolean>): Promise<FacetGroup[]> =>
  rows
    .where(where)
    .clearSelect()
    .select([sql<string>`${isLocked(now)}::integer::text`.as('value'), sql<number>`count(*)`.as('count')])
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 1`)
    .execute()
