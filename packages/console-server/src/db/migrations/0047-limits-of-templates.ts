import type { Migration } from './migration.ts'

/** When a template's import stops, and what it does with a value that it can't read. */
export const limitsOfTemplates: Migration = {
  id: '0047-limits-of-templates',
  statements: [
    `alter table import_templates
      add column reject_threshold_percent integer default 25,
      add column shrink_threshold_percent integer default 50,
      add column threshold_minimum_rows integer not null default 20,
      add column is_strict boolean not null default false`,
  ],
}
