import type { FacetGroup } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { answeredFinding } from '../../pipeline/answered-finding.ts'

/** Where the lines of a log are kept. */
export type DetailsTable = 'importDetails' | 'exportDetails'

const GROUPS_MAX = 200
const VALUES_MAX = 50

/** Causes, most frequent first, each with the values that were received and the first line as a sample. */
export const causeGroups = async (
  db: Db,
  table: DetailsTable,
  lea: string,
  where: RawBuilder<boolean>,
): Promise<FacetGroup[]> => {
  const lines = db.selectFrom(table).where('lea', '=', lea).where(where)
  const groups = await lines
    .select(['cause as value', sql<number>`count(*)`.as('count')])
    .groupBy('cause')
    .orderBy(sql`2 desc, 1`)
    .limit(GROUPS_MAX)
    .execute()
  const values = await valuesOf(db, table, lea, where)
  const samples = await lines.selectAll().distinctOn('cause').orderBy(sql`cause, row_number, id`).execute()
  return groups.map((group) => {
    const sample = samples.find(({ cause }) => cause === group.value)
    return {
      ...group,
      values: values
        .filter(({ cause }) => cause === group.value)
        .map(({ value, count }) => ({ value, count })),
      sample: sample && answeredFinding(sample),
    }
  })
}

const valuesOf = (db: Db, table: DetailsTable, lea: string, where: RawBuilder<boolean>) =>
  db
    .selectFrom(
      db
        .selectFrom(table)
        .where('lea', '=', lea)
        .where('rejectedValue', 'is not', null)
        .where(where)
        .select(['cause', sql<string>`rejected_value`.as('value'), sql<number>`count(*)`.as('count')])
        .select(
          sql<number>`row_number() over (partition by cause order by count(*) desc, rejected_value)`.as(
            'place',
          ),
        )
        .groupBy(['cause', 'rejectedValue'])
        .as('counted'),
    )
    .select(['cause', 'value', 'count'])
    .where('place', '<=', VALUES_MAX)
    .orderBy('cause')
    .orderBy('place')
    .execute()
