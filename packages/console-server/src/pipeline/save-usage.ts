import type { Usage } from '@edconsole/console-core/import-rules'
import { sql } from 'kysely'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'

/** Notes at a template what the last run made of its codes. No change that anybody made: its version stays. */
export const saveUsage = async (
  trx: Db,
  templateId: number,
  { translations, samples }: Usage,
): Promise<void> => {
  const counts = json(Object.fromEntries(translations))
  const codes = json(Object.fromEntries([...samples].map(([column, values]) => [column, [...values]])))
  await sql`update import_template_translations
    set times_used_last_run = coalesce((${counts}::jsonb ->> id::text)::integer, 0)
    where template_id = ${templateId}`.execute(trx)
  await sql`update import_template_columns set sample_values = coalesce(${codes}::jsonb -> column_name, '[]')
    where template_id = ${templateId}`.execute(trx)
}
