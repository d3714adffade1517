import type { Migration } from './migration.ts'

type Table = {
  /** What told its rows apart so far. */
  readonly key: string
  /** The row of the same district that each of its rows belongs to, where it didn't name the district itself. */
  readonly parent?: { readonly table: string; readonly key: string; readonly column: string }
  /** What names the district. */
  readonly by?: 'district_id'
}

const of = (table: string, key: string, column: string): NonNullable<Table['parent']> => ({
  table,
  key,
  column,
})
const ofBatch = of('import_batches', 'batch_id', 'batch_id')
const ofResult = of('import_results', 'etl_status_id', 'etl_status_id')
const ofTemplate = of('import_templates', 'id', 'template_id')

/** Tables of districts whose keys didn't name the district. */
const TABLES: Readonly<Record<string, Table>> = {
  sis_rows: { key: 'id' },
  import_batches: { key: 'batch_id' },
  import_checks: { key: 'batch_id', parent: ofBatch },
  import_hold_decisions: { key: 'batch_id', parent: ofBatch },
  import_results: { key: 'etl_status_id' },
  import_causes: { key: 'etl_status_id, cause' },
  import_held_rows: { key: 'etl_status_id, row_id', parent: ofResult },
  import_remembered_rows: { key: 'etl_status_id, piece', parent: ofResult },
  import_staged: { key: 'etl_status_id, id', parent: ofResult },
  import_unaccepted_results: { key: 'etl_status_id', parent: ofResult },
  import_templates: { key: 'id' },
  import_template_columns: { key: 'id', parent: ofTemplate },
  import_template_files: { key: 'template_id', parent: ofTemplate },
  import_template_sources: { key: 'template_id', parent: ofTemplate },
  import_template_translations: { key: 'id', parent: ofTemplate },
  import_uploads: { key: 'id' },
  import_upload_files: { key: 'id', parent: of('import_uploads', 'id', 'upload_id') },
  export_batches: { key: 'batch_id' },
  export_results: { key: 'etl_status_id' },
  export_files: { key: 'id' },
  exports: { key: 'id' },
  correction_requests: { key: 'id' },
  correction_rows: { key: 'id', parent: of('correction_requests', 'id', 'request_id') },
  inbox_files: { key: 'id' },
  inbox_keys: { key: 'id', by: 'district_id' },
  notes: { key: 'id' },
  rollovers: { key: 'id' },
  row_counts: { key: 'id' },
  sis_api_configs: { key: 'id', by: 'district_id' },
}

/** References between tables of a district. */
const REFERENCES: readonly (readonly [table: string, column: string, to: string, key: string])[] = [
  ['import_results', 'batch_id', 'import_batches', 'batch_id'],
  ['import_details', 'batch_id', 'import_batches', 'batch_id'],
  ['import_details', 'etl_status_id', 'import_results', 'etl_status_id'],
  ['import_causes', 'etl_status_id', 'import_results', 'etl_status_id'],
  ['import_changed_fields', 'batch_id', 'import_batches', 'batch_id'],
  ['import_changed_rows', 'batch_id', 'import_batches', 'batch_id'],
  ['import_checks', 'batch_id', 'import_batches', 'batch_id'],
  ['import_hold_decisions', 'batch_id', 'import_batches', 'batch_id'],
  ['import_held_rows', 'etl_status_id', 'import_results', 'etl_status_id'],
  ['import_remembered_rows', 'etl_status_id', 'import_results', 'etl_status_id'],
  ['import_unaccepted_results', 'etl_status_id', 'import_results', 'etl_status_id'],
  ['import_template_columns', 'template_id', 'import_templates', 'id'],
  ['import_template_files', 'template_id', 'import_templates', 'id'],
  ['import_template_sources', 'template_id', 'import_templates', 'id'],
  ['import_template_translations', 'template_id', 'import_templates', 'id'],
  ['import_template_translations', 'column_id', 'import_template_columns', 'id'],
  ['import_upload_files', 'upload_id', 'import_uploads', 'id'],
  ['import_upload_files', 'archive_id', 'import_upload_files', 'id'],
  ['correction_requests', 'etl_status_id', 'import_results', 'etl_status_id'],
  ['correction_rows', 'request_id', 'correction_requests', 'id'],
  ['notes', 'batch_id', 'import_batches', 'batch_id'],
  ['export_results', 'batch_id', 'export_batches', 'batch_id'],
  ['export_details', 'batch_id', 'export_batches', 'batch_id'],
  ['export_details', 'etl_status_id', 'export_results', 'etl_status_id'],
  ['export_files', 'batch_id', 'export_batches', 'batch_id'],
]

/** Other indexes that keep rows apart. */
const INDEXES: readonly (readonly [name: string, table: string, rest: string])[] = [
  ['import_templates_rolled_over', 'import_templates', '(lea, school_year, rolled_over_from_id)'],
  ['exports_rolled_over', 'exports', '(lea, school_year, rolled_over_from_id)'],
  [
    'export_batches_running',
    'export_batches',
    `(lea, export_id) where status in ('queued', 'extracting', 'validating', 'transforming', 'loading')`,
  ],
  [
    'import_template_translations_fallback',
    'import_template_translations',
    `(lea, column_id, match_type) where match_type in ('blank', 'any')`,
  ],
  [
    'import_template_translations_any_case',
    'import_template_translations',
    `(lea, column_id, lower(source_value)) where match_type = 'ignoreCase'`,
  ],
  [
    'import_template_translations_source',
    'import_template_translations',
    `(lea, column_id, source_value) where match_type in ('exact', 'ignoreCase')`,
  ],
]

/** What servers of the release before name where a row may be there already. */
const STILL_NAMED: readonly (readonly [table: string, column: string])[] = [
  ['import_checks', 'batch_id'],
  ['import_template_files', 'template_id'],
  ['import_template_sources', 'template_id'],
]

const tables = Object.entries(TABLES)

/** The district of each row is its parent's, also where a server of the release before doesn't write it. */
const named = ([table, { parent }]: (typeof tables)[number]): string[] =>
  parent === undefined
    ? []
    : [
        `alter table ${table} add column lea text collate "C"`,
        `update ${table} set lea = parent.lea from ${parent.table} parent where parent.${parent.key} = ${table}.${parent.column}`,
        ...(table === 'import_staged' ? ['delete from import_staged where lea is null'] : []),
        `create trigger ${table}_lea before insert on ${table} for each row when (new.lea is null)
          execute function take_lea('${parent.table}', '${parent.key}', '${parent.column}')`,
        `alter table ${table} alter column lea set not null`,
      ]

/**
 * Every key of a district's table, and every reference between two of them, names the district: databases can be partitioned or
 * distributed by it. Keys begin with the number, as rows are still found by it alone.
 */
export const districtsInKeys: Migration = {
  id: '0111-districts-in-keys',
  statements: [
    `create function take_lea() returns trigger language plpgsql as $$
      begin
        execute format('select lea from %I where %I = ($1).%I', tg_argv[0], tg_argv[1], tg_argv[2])
          into new.lea using new;
        return new;
      end $$`,
    ...tables.flatMap(named),
    ...REFERENCES.map(([table, column]) => `alter table ${table} drop constraint ${table}_${column}_fkey`),
    // A message is a person's, whose rows are kept elsewhere: it follows the request without a reference.
    'alter table alert_messages drop constraint alert_messages_request_id_fkey',
    `create function remove_messages_of_requests() returns trigger language plpgsql as $$
      begin
        delete from alert_messages m using gone where m.request_id = gone.id;
        return null;
      end $$`,
    `create trigger correction_requests_messages after delete on correction_requests referencing old table as gone
      for each statement execute function remove_messages_of_requests()`,
    ...tables.map(
      ([table, { key, by = 'lea' }]) =>
        `alter table ${table} drop constraint ${table}_pkey, add primary key (${key}, ${by})`,
    ),
    ...STILL_NAMED.map(
      ([table, column]) => `create unique index ${table}_${column}_before on ${table} (${column})`,
    ),
    // The key without the district is still named as well.
    'create unique index import_template_columns_name on import_template_columns (lea, template_id, column_name)',
    `alter table export_files drop constraint export_files_batch_id_file_name_key, add unique (lea, batch_id, file_name)`,
    ...INDEXES.flatMap(([name, table, rest]) => [
      `drop index ${name}`,
      `create unique index ${name} on ${table} ${rest}`,
    ]),
    ...REFERENCES.map(
      ([table, column, to, key]) =>
        `alter table ${table} add constraint ${table}_${column}_fkey
          foreign key (lea, ${column}) references ${to} (lea, ${key}) on delete cascade`,
    ),
  ],
}
