import type { Migration } from './migration.ts'

/** What the last run of a template has seen of its source: the names of all columns, and codes that nothing knows. */
export const sourcesOfTemplates: Migration = {
  id: '0031-sources-of-templates',
  statements: [
    `create table import_template_sources (
      template_id integer primary key references import_templates (id) on delete cascade,
      source_columns jsonb not null
    )`,
    `alter table import_template_columns add column unknown_values jsonb not null default '[]'`,
  ],
}
