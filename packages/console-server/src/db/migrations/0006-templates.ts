import type { Migration } from './migration.ts'

/** Where each component stands in a run, as of this step. */
const PLACES = {
  sites: 10,
  staff: 20,
  gradingPeriods: 30,
  students: 40,
  contacts: 50,
  courses: 60,
  sections: 70,
  enrollment: 80,
  roster: 90,
  attendance: 100,
  behavior: 110,
  gradebooks: 120,
  reportCards: 130,
  transcripts: 140,
  studentTags: 150,
  studentPrograms: 160,
  accounts: 170,
}

const placeOfComponent = `case component_name ${Object.entries(PLACES)
  .map(([name, place]) => `when '${name}' then ${place}`)
  .join(' ')} end`

export const templates: Migration = {
  id: '0006-templates',
  statements: [
    `alter table import_templates
      alter column file_pattern drop not null,
      alter column is_enabled set default false,
      add column sis_system_id integer references sis_systems (id),
      add column schedule_enabled boolean not null default false,
      add column schedule_time text,
      add column schedule_days jsonb not null default '[]',
      add column run_order integer,
      add column rolled_over_from_id integer,
      add column created_at timestamptz not null default now(),
      add column created_by text,
      add column updated_by text`,
    `alter table import_template_columns add column sample_values jsonb not null default '[]'`,
    'alter table import_template_translations add column times_used_last_run integer',
    `update import_templates set run_order = ${placeOfComponent}`,
    'alter table import_templates alter column run_order set not null',
    'alter table import_templates drop constraint import_templates_lea_school_year_name_key',
    'create unique index import_templates_name on import_templates (lea, school_year, lower(name) collate "C")',
    // A template is copied into a year once, whatever its copy is called by now.
    'create unique index import_templates_rolled_over on import_templates (school_year, rolled_over_from_id)',
    'create index import_templates_sorted_name on import_templates (lea, lower(name) collate "C", id)',
    'create index import_templates_updated on import_templates (lea, updated_at, id)',
    `create unique index import_template_translations_source
      on import_template_translations (column_id, source_value) where match_type in ('exact', 'ignoreCase')`,
    `create unique index import_template_translations_any_case
      on import_template_translations (column_id, lower(source_value) collate "C") where match_type = 'ignoreCase'`,
    `create unique index import_template_translations_fallback
      on import_template_translations (column_id, match_type) where match_type in ('blank', 'any')`,
  ],
}
