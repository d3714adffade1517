import { type RawBuilder, sql } from 'kysely'
import { customField, type ListField } from '../../db/list-field.ts'

/** Tables of results and batches, as the database calls them. */
type Results = 'import_results' | 'export_results'
type Batches = 'import_batches' | 'export_batches'

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
    from ${sql.table(results)} r where r.batch_id = ${sql.table(batches)}.batch_id)`
}

/** Finds batches by the components that they ran. */
export const anyComponent = (results: Results, batches: Batches): ListField =>
  customField(
    (
      names,
    ) => sql`exists (select from ${sql.table(results)} r where r.batch_id = ${sql.table(batches)}.batch_id
      and r.component_name in (${sql.join(names)}))`,
  )
