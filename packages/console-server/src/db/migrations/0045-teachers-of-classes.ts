import type { Migration } from './migration.ts'

/** Templates that read sections by OneRoster also read who teaches them, unless they fill these columns already. */
export const teachersOfClasses: Migration = {
  id: '0045-teachers-of-classes',
  statements: [
    `insert into import_template_columns (template_id, column_name, source_column, mapping_type, transform)
      select t.id, c.column_name, c.source_column, 'column', 'trim'
      from import_templates t
        left join districts d on d.lea = t.lea
        left join sis_systems named on named.name = d.sis_provider_name
        join sis_systems s on s.id = coalesce(t.sis_system_id, named.id)
        cross join (values ('primaryStaffId', 'primaryTeacherSourcedId'), ('coTeacherIds', 'coTeacherSourcedIds'))
          as c (column_name, source_column)
      where t.component_name = 'sections' and t.source = 'api' and s.kind in ('oneroster', 'q')
      on conflict (template_id, column_name) do nothing`,
  ],
}
