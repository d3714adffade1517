import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

type Counted = { component: string; lea: string; schoolYear: number }

/** Updates the student or staff counts stored with sites. Call it after either changes. */
export const countPeopleOfSites = async (trx: Db, { component, lea, schoolYear }: Counted): Promise<void> => {
  if (component !== 'students' && component !== 'staff') return
  const field = component === 'students' ? 'studentCount' : 'staffCount'
  const codes =
    component === 'students'
      ? sql`select p.data ->> 'siteCode' as code from sis_rows p`
      : sql`select c.code from sis_rows p cross join lateral jsonb_array_elements_text(p.data -> 'siteCodes') as c(code)`
  await sql`
    with counted as (
      select x.code, count(*) as n from (${codes}
        where p.lea = ${lea} and p.component = ${component} and p.school_year = ${schoolYear}::integer and p.is_active) x
      group by x.code
    ), wanted as (
      select r.id, coalesce(c.n, 0) as n from sis_rows r left join counted c on c.code = r.source_id
      where r.lea = ${lea} and r.component = 'sites' and r.school_year = ${schoolYear}::integer
    )
    update sis_rows r set data = jsonb_set(r.data, array[${field}::text], w.n::text::jsonb)
    from wanted w
    where r.lea = ${lea} and r.id = w.id and (r.data ->> ${field}::text) is distinct from w.n::text`.execute(
    trx,
  )
}
