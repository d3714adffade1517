import type { Migration } from './migration.ts'

/** Ids from OneRoster are found by themselves, and templates that read OneRoster keep them. */
export const oneRosterIds: Migration = {
  id: '0055-oneroster-ids',
  statements: [
    `create index sis_rows_sourced_id
      on sis_rows (lea, school_year, component, ((data->>'sourcedId') collate "C"))
      where data->>'sourcedId' is not null`,
    `insert into import_template_columns (template_id, column_name, source_column, mapping_type, transform)
      select t.id, 'sourcedId', 'sourcedId', 'column', 'trim'
      from import_templates t
        left join districts d on d.lea = t.lea
        left join sis_systems named on named.name = d.sis_provider_name
        join sis_systems s on s.id = coalesce(t.sis_system_id, named.id)
      where t.source = 'api' and s.kind in ('oneroster', 'q') and t.component_name in
        ('sites', 'staff', 'gradingPeriods', 'students', 'courses', 'sections', 'roster')
      on conflict (template_id, column_name) do nothing`,
  ],
}
