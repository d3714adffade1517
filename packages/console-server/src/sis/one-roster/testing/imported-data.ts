import type { ImportedComponent } from '@edconsole/console-core/import-rules'
import type { Db } from '../../../db/schema.ts'

/** The active records of a district's component, by their keys. */
export const importedData = async (db: Db, lea: string, component: ImportedComponent) => {
  const rows = await db
    .selectFrom('sisRows')
    .select('data')
    .where('lea', '=', lea)
    .where('component', '=', component)
    .where('isActive', '=', true)
    .orderBy('sourceId')
    .execute()
  return rows.map(({ data }) => data)
}
