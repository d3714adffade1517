/** A log: only added to, and forgotten by its age. */
export type LogTable = {
  /** When a line was written. */
  readonly time: string
  /** What one partition holds, as the age of lines is counted in days or in years. */
  readonly every: 'month' | 'year'
  /** How many lines a district has is kept in `row_counts`. */
  readonly isCounted: boolean
}

/** Whose the rows of a table are. */
export type TableOwner =
  /** One district's, which a column names. */
  | { readonly of: 'district'; readonly by: 'lea' | 'district_id'; readonly log?: LogTable }
  /** A customer's or one of its people's, who may have several districts or none. */
  | { readonly of: 'client' }
  /** Everybody's: what districts are, who is there, and what is to be done. Small beside the others, and read across districts. */
  | { readonly of: 'platform' }

const district: TableOwner = { of: 'district', by: 'lea' }
const districtById: TableOwner = { of: 'district', by: 'district_id' }
const client: TableOwner = { of: 'client' }
const platform: TableOwner = { of: 'platform' }
const log = (logTable: LogTable): TableOwner => ({
  of: 'district',
  by: 'lea',
  log: logTable,
})

/**
 * Whose each table is. A district's table has the district in every key, so that a database can keep districts apart by it; a
 * log is partitioned by its time. A test compares this with the database.
 */
export const TABLE_OWNERS: Readonly<Record<string, TableOwner>> = {
  account_sync_logs: log({ time: 'timestamp', every: 'year', isCounted: false }),
  export_details: log({ time: 'logged_at', every: 'month', isCounted: true }),
  import_details: log({ time: 'logged_at', every: 'month', isCounted: true }),

  alert_causes: districtById,
  correction_requests: district,
  correction_rows: district,
  customer_requests: districtById,
  export_batches: district,
  export_files: district,
  export_results: district,
  exports: district,
  import_batches: district,
  import_causes: district,
  import_changed_fields: district,
  import_changed_rows: district,
  import_checks: district,
  import_held_rows: district,
  import_hold_decisions: district,
  import_left_out_students: district,
  import_remembered_rows: district,
  import_results: district,
  import_settings: district,
  import_staged: district,
  import_template_columns: district,
  import_template_files: district,
  import_template_sources: district,
  import_template_translations: district,
  import_templates: district,
  import_unaccepted_results: district,
  import_upload_files: district,
  import_uploads: district,
  inbox_files: district,
  inbox_keys: districtById,
  notes: district,
  products_enabled: district,
  rollovers: district,
  row_counts: district,
  sis_api_configs: districtById,
  sis_api_secrets: districtById,
  sis_rows: district,

  accounts: client,
  alert_districts: client,
  alert_messages: client,
  alert_settings: client,
  app_setups: client,
  audit_chains: client,
  audit_checkpoints: client,
  audit_entries: client,
  audit_values: client,
  authentications: client,
  client_products: client,
  clients: client,
  connection_tests: client,
  federated_attempts: client,
  federated_links: client,
  federated_sign_ins: client,
  former_passwords: client,
  instance_products: client,
  instance_status_changes: client,
  instance_steps: client,
  instances: client,
  invitations: client,
  local_passwords: client,
  openid_logout_tokens: client,
  openid_sessions: client,
  passkey_challenges: client,
  password_codes: client,
  password_links: client,
  recovery_codes: client,
  saml_assertions: client,
  saml_keys: client,
  saml_sessions: client,
  saved_views: client,
  second_factors: client,
  second_steps: client,
  service_tokens: client,
  sessions: client,
  sign_in_devices: client,
  sign_in_failures: client,
  sign_in_links: client,
  sign_in_tests: client,
  subscriptions: client,
  user_districts: client,
  user_preferences: client,
  user_roles: client,
  users: client,
  webhook_deliveries: client,
  webhooks: client,
  write_marks: client,

  configuration: platform,
  // One row for each district, which lists and background work read across all of them.
  district_summaries: platform,
  districts: platform,
  job_turns: platform,
  jobs: platform,
  letters_sent: platform,
  meta: platform,
  products: platform,
  role_inheritance: platform,
  roles: platform,
  rollover_run_districts: platform,
  rollover_runs: platform,
  schedule_checks: platform,
  schedule_slots: platform,
  sis_systems: platform,
}

/** Logs by the name of their table. */
export const LOG_TABLES: ReadonlyMap<string, LogTable> = new Map(
  Object.entries(TABLE_OWNERS).flatMap(([table, owner]) =>
    owner.of === 'district' && owner.log ? [[table, owner.log] as const] : [],
  ),
)
