import type { UnknownValue } from '@edconsole/console-core/contract'
import type { Usage } from '@edconsole/console-core/import-rules'
import { sql } from 'kysely'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'

/** Notes at a template what the last run saw of its source and made of its codes. Nobody changed it: its version stays. */
export const saveUsage = async (
  trx: Db,
  templateId: number,
  { header, translations, samples, unknown }: Usage,
): Promise<void> => {
  const counts = json(Object.fromEntries(translations))
  const codes = byColumn(samples, (values) => [...values])
  const notKnown = byColumn(unknown, mostRowsFirst)
  await sql`update import_template_translations
    set times_used_last_run = coalesce((${counts}::jsonb ->> id::text)::integer, 0)
    where template_id = ${templateId}`.execute(trx)
  await sql`update import_template_columns set
    sample_values = coalesce(${codes}::jsonb -> column_name, '[]'),
    unknown_values = coalesce(${notKnown}::jsonb -> column_name, '[]')
    where template_id = ${templateId}`.execute(trx)
  await trx
    .insertInto('importTemplateSources')
    .values({ templateId, sourceColumns: json(header) })
    .onConflict((conflict) =>
      conflict
        .column('templateId')
        .doUpdateSet((eb) => ({ sourceColumns: eb.ref('excluded.sourceColumns') })),
    )
    .execute()
}

const byColumn = <T>(map: ReadonlyMap<string, T>, of: (values: T) => unknown): string =>
  json(Object.fromEntries([...map].map(([column, values]) => [column, of(values)])))

const mostRowsFirst = (codes: ReadonlyMap<string, number>): UnknownValue[] =>
  [...codes].map(([sourceValue, rows]) => ({ sourceValue, rows })).sort((a, b) => b.rows - a.rows)
