import { type RawBuilder, sql } from 'kysely'

/**
 * What a result is compared with: the last completed one before it that is alike.
 * @param alike columns in which the two are equal
 */
export const previousResult = <Previous>(
  results: 'import_results' | 'export_results',
  alike: readonly string[],
  counts: readonly (keyof NonNullable<Previous> & string)[],
): RawBuilder<Previous> => {
  const fields = counts.map((name) => sql`${sql.lit(name)}, ${sql.ref(`p.${name}`)}`)
  const same = alike.map((name) => sql`${sql.ref(`p.${name}`)} = ${sql.ref(`${results}.${name}`)}`)
  return sql<Previous>`(
    select json_build_object('batchId', p.batch_id, ${sql.join(fields)})
    from ${sql.table(results)} p
    where ${sql.join(same, sql` and `)}
      and p.batch_id < ${sql.table(results)}.batch_id and p.status in ('completed', 'completedWithErrors')
    order by p.batch_id desc limit 1)`
}
