import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

type Load = { etlStatusId: number; lea: string; component: string; schoolYear: number; removes: boolean }

/** Notes which students a source names at sites that take no part; a full one says it of all. */
export const keepLeftOutStudents = async (
  trx: Db,
  { etlStatusId, lea, component, schoolYear, removes }: Load,
): Promise<void> => {
  if (component !== 'students') return
  if (removes)
    await trx
      .deleteFrom('importLeftOutStudents')
      .where('lea', '=', lea)
      .where('schoolYear', '=', schoolYear)
      .execute()
  await sql`
    insert into import_left_out_students (lea, school_year, source_id, site_code)
    select distinct on (s.source_id) ${lea}, ${schoolYear}::integer, s.source_id, s.data->>'leftOutBy'
    from import_staged s where s.etl_status_id = ${etlStatusId}::bigint and s.action = 'leftOut'
    order by s.source_id, s.id desc
    on conflict (lea, school_year, source_id) do update set site_code = excluded.site_code`.execute(trx)
}
