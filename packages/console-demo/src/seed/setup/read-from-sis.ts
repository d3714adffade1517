import { DATABASE_COLUMNS, type ImportedComponent } from '@edconsole/console-core/import-rules'
import type { Db } from '@edconsole/console-server/internal'
import { sql } from 'kysely'

type Reader = {
  readonly lea: string
  readonly kind: string
  readonly components: readonly ImportedComponent[]
}

/** A district of the demonstration that has begun to read from its SIS, and what it reads there by now. */
const READERS: readonly Reader[] = [
  { lea: '0610391', kind: 'aeries', components: ['sites', 'students', 'enrollment'] },
]

/**
 * Makes demo templates read from the SIS instead of files, once per database: templates that a user sets back stay that way.
 * What the SIS has no name for stays as the files brought it.
 */
export const readFromSis = async (trx: Db): Promise<void> => {
  const first = await trx
    .insertInto('meta')
    .values({ key: 'demo-sis-templates', value: 'set' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!first) return
  for (const { lea, kind, components } of READERS)
    for (const component of components) {
      const templates = trx
        .selectFrom('importTemplates')
        .select('id')
        .where('lea', '=', lea)
        .where('componentName', '=', component)
      for (const { columnName, defaultSourceColumns } of DATABASE_COLUMNS[component]) {
        const sourceColumn = defaultSourceColumns[kind] ?? null
        await trx
          .updateTable('importTemplateColumns')
          .set({ sourceColumn, mappingType: sourceColumn === null ? 'ignore' : sql`mapping_type` })
          .where('templateId', 'in', templates)
          .where('columnName', '=', columnName)
          .execute()
      }
      await trx
        .updateTable('importTemplates')
        .set({ source: 'api', filePattern: null })
        .where('id', 'in', templates)
        .execute()
    }
}
