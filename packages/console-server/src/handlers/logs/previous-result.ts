import { type RawBuilder, sql } from 'kysely'
import { customField, type ListField } from '../../db/list-field.ts'

/** Tables of results and batches, as the database calls them. */
type Results = 'import_results' | 'export_results'

type Batches = 'import_batches' | 'export_batches'

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

/** What a header says of each of its components, in the order of the run. */
export const componentsOf = <Component>(
  results: Results,
  batches: Batches,
  counts: readonly (keyof Component & string)[],
): RawBuilder<Component[]> => {
  const fields = counts.map((name) => sql`${sql.lit(name)}, ${sql.ref(`r.${name}`)}`)
  return sql<Component[]>`(
    select coalesce(json_agg(json_build_object(
      'etlStatusId', r.etl_status_id, 'componentName', r.component_name, 'status', r.status, ${sql.join(fields)}
    ) order by r.sequence, r.etl_status_id), '[]')
    from ${sql.table(results)} r
    where r.lea = ${sql.table(batches)}.lea and r.batch_id = ${sql.table(batches)}.batch_id)`
}

/** Finds batches by the components that they ran. */
export const anyComponent = (results: Results, batches: Batches): ListField =>
  customField(
    (names) => sql`exists (select from ${sql.table(results)} r
      where r.lea = ${sql.table(batches)}.lea and r.batch_id = ${sql.table(batches)}.batch_id
      and r.component_name in (${sql.join(names)}))`,
  )
