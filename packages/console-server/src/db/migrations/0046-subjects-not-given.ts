import type { Migration } from './migration.ts'

/** Courses of imports whose templates don't fill the subject were stored as "Other": that is not what their SIS says. */
export const subjectsNotGiven: Migration = {
  id: '0046-subjects-not-given',
  statements: [
    // Spelled as lists compare it, now that an empty subject is none.
    'drop index sis_rows_by_courses_department',
    `create index sis_rows_by_courses_department
      on sis_rows (lea, component, ((data->>'department' collate "C")), id) where component in ('courses')`,
    `update sis_rows r set data = jsonb_set(r.data, '{department}', 'null')
      where r.component = 'courses' and r.data ->> 'department' = 'Other' and not r.is_manual
        and not exists (select from import_templates t join import_template_columns c on c.template_id = t.id
          where t.lea = r.lea and t.school_year = r.school_year and t.component_name = 'courses'
            and c.column_name = 'department' and c.mapping_type <> 'ignore')`,
  ],
}
