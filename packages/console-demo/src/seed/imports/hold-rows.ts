import type { Db } from '@edconsole/console-server/internal'
import type { NumberedRun } from './insert-runs.ts'
import type { DistrictReader } from './read-tables.ts'

/** Keeps for the held components of a district's runs which stored students their file did not name. */
export const holdRows = async (
  db: Db,
  { leftOut }: DistrictReader,
  runs: readonly NumberedRun[],
): Promise<void> => {
  const sourceIds = leftOut.flatMap(({ record, sourceId }) => (record && sourceId ? sourceId : []))
  const held = runs.flatMap(({ lea, district, components }) =>
    components
      .filter(({ status }) => status === 'held')
      .map(({ etlStatusId, componentName }) => ({ lea, district, etlStatusId, componentName })),
  )
  for (const { lea, district, etlStatusId, componentName } of held) {
    await db.insertInto('importUnacceptedResults').values({ lea, etlStatusId }).execute()
    await db
      .insertInto('importHeldRows')
      .columns(['lea', 'etlStatusId', 'rowId'])
      .expression((eb) =>
        eb
          .selectFrom('sisRows')
          .select((row) => ['sisRows.lea', row.val(etlStatusId).as('etlStatusId'), 'sisRows.id'])
          .where('lea', '=', lea)
          .where('component', '=', componentName)
          .where('schoolYear', '=', district.sisYear)
          .where('sourceId', 'in', sourceIds),
      )
      .execute()
  }
}
