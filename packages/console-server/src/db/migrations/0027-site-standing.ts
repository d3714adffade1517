import type { Migration } from './migration.ts'

/** Sites that take part before those that are closed or off, each group in the order of its codes: see site-findings.ts. */
export const siteStanding: Migration = {
  id: '0027-site-standing',
  statements: [
    `create index sis_rows_sites_standing on sis_rows (lea, ((case when not is_active then '2'
      when coalesce(data->>'schoolType', '') = 'Closed' then '1' else '0' end
      || lower(data->>'siteCode')) collate "C"), id) where component = 'sites'`,
  ],
}
