import type { Db } from '@edconsole/console-server/internal'
import { sql } from 'kysely'

/**
 * What the console knows of sites and staff beyond what the files bring. One statement each: there are thousands of rows,
 * and imports leave these fields alone.
 */
export const completeRows = async (db: Db): Promise<void> => {
  await sql`
    update sis_rows r set data = r.data || jsonb_build_object(
      'address1', (100 + s.n * 8) || ' School Road', 'city', d.city, 'state', d.state, 'zip', d.zip,
      'phone', '55555501' || lpad((s.n % 100)::text, 2, '0'),
      'principalEmail', lower(left(r.data ->> 'principalName', 1)
        || regexp_replace(r.data ->> 'principalName', '^\\S+\\s+|[^A-Za-z ]', '', 'g')) || '@example.org',
      'ncesSchoolId', d.nces_lea_id || lpad(r.source_id, 5, '0'),
      'stateSchoolId', case when d.state = 'CA' then left(d.state_lea_id, 7) || lpad(r.source_id, 7, '0') end,
      'titleIStatus', (array['none', 'targeted', 'schoolwide'])[1 + s.n % 3],
      'isMagnet', s.n % 11 = 5, 'isCharter', s.n % 13 = 6, 'isVirtual', false,
      'startDate', d.sis_year || '-08-12', 'endDate', (d.sis_year + 1) || '-06-04')
    from (
      select id, (row_number() over (partition by lea order by source_id))::integer as n
      from sis_rows where component = 'sites'
    ) s, districts d
    where r.id = s.id and d.lea = r.lea`.execute(db)
  await sql`
    update sis_rows r set data = r.data || jsonb_build_object(
      'stateStaffId', '81' || lpad((r.id % 100000000)::text, 8, '0'),
      'hireDate', (2004 + r.id % 22) || '-08-05',
      'employmentStatus', case when r.id % 41 = 0 then 'leave' else 'active' end)
    where r.component = 'staff'`.execute(db)
}
