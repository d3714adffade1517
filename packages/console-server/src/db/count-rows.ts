import { type SelectQueryBuilder, sql } from 'kysely'

/** How many rows a question finds. */
export const countRows = async <DB, TB extends keyof DB, Row>(
  wanted: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> => {
  const { total } = await wanted
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}
