import type { SiteStanding } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { ListField } from './list-field.ts'

const word = (standing: SiteStanding) => sql.lit(standing)

const standing = sql`case when not sis_rows.is_active then ${word('off')}
  when coalesce(sis_rows.data->>'schoolType', '') = 'Closed' then ${word('closed')}
  when coalesce(sis_rows.data->>'includeInImport', 'true') = 'false' then ${word('leftOut')}
  else ${word('open')} end`

/** How a site takes part, as `siteStandingOf` of core has it. Sorted by the expression of migration 0027. */
export const SITE_STANDING: ListField = {
  kind: 'code',
  value: standing,
  sortBy: sql`((case when not sis_rows.is_active then '2'
    when coalesce(sis_rows.data->>'schoolType', '') = 'Closed' then '1' else '0' end
    || lower(sis_rows.data->>'siteCode')) collate "C")`,
  matches: (values) => sql`${standing} in (${sql.join(values)})`,
}

/** The same as `isInSis` of core. */
export const IN_SIS = sql<boolean>`(not sis_rows.is_manual
  and (sis_rows.is_active or coalesce(sis_rows.data->'keptFields' ? 'isActive', false)))`
