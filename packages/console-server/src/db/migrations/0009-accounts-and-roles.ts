import type { Migration } from './migration.ts'

const addMeta = (table: string): string =>
  `alter table ${table}
      add column created_by text,
      add column updated_at timestamptz,
      add column updated_by text`

/**
 * What `search` looks into, kept by the database; parts stay apart, so that no match runs across two of them.
 * In the database's own collation: the one of the columns knows capitals of English only.
 */
const addSearch = (table: string, columns: readonly string[]): string[] => [
  `alter table ${table} add column search_text text generated always as
      (lower((${columns.map((column) => `coalesce(${column}, '')`).join(' || chr(10) || ')}) collate "default")) stored`,
  `create index ${table}_search on ${table} using gin (search_text gin_trgm_ops)`,
]

export const accountsAndRoles: Migration = {
  id: '0009-accounts-and-roles',
  statements: [
    `alter table accounts
      add column lea text collate "C",
      add column authentication_id integer references authentications (id) on delete set null,
      add column student_id text collate "C",
      add column is_enabled boolean not null default true,
      add column must_change_password boolean not null default false,
      add column last_login timestamptz,
      add column last_login_ip text,
      add column created_at timestamptz not null default now()`,
    addMeta('accounts'),
    // Until now every account had a password here.
    `update accounts set authentication_id = a.id from authentications a
      where a.provider = 'illuminate' and coalesce(a.client_id, 0) = coalesce(accounts.client_id, 0)`,
    `update accounts set lea = d.lea from districts d where d.illuminate_client_id = accounts.client_id`,
    ...addSearch('accounts', ['first_name', 'last_name', 'username', 'email_address']),
    'create index accounts_client_name on accounts (client_id, (lower(last_name) collate "C"), id)',
    'create index accounts_client_username on accounts (client_id, (lower(username) collate "C"), id)',
    'create index accounts_client_locked_at on accounts (client_id, locked_at, id)',
    'create index accounts_client_last_login on accounts (client_id, last_login, id)',
    'create index accounts_client_key on accounts (client_id, id)',
    'create index accounts_locked on accounts (client_id, id) where locked',
    'create index accounts_disabled on accounts (client_id, id) where not is_enabled',
    'create index accounts_user_type on accounts (client_id, user_type, id)',
    'create index accounts_authentication on accounts (authentication_id)',
    'create index accounts_staff on accounts (client_id, staff_id)',

    'alter table users add column last_active_at timestamptz',
    addMeta('users'),
    ...addSearch('users', ['first_name', 'last_name', 'email_address']),
    'create index users_name on users ((lower(last_name) collate "C"), id)',
    'create index users_email_sorted on users ((lower(email_address) collate "C"), id)',
    'create index users_status on users (status, id)',
    'create index users_last_login on users (last_login, id)',
    'create index user_roles_role on user_roles (role_name)',
    'create index user_districts_district on user_districts (district_id)',

    `alter table roles
      add column display_name text not null default '',
      add column role_type text collate "C" not null default 'custom' check (role_type in ('system', 'custom')),
      add column scope text collate "C" not null default 'client' check (scope in ('provider', 'client')),
      add column created_at timestamptz not null default now()`,
    addMeta('roles'),
    // Until now every role came with the product.
    `update roles set role_type = 'system',
      display_name = initcap(replace(lower(substr(name, length('ROLE_') + 1)), '_', ' ')),
      scope = case when name ~ '^ROLE_(IMT_|PROVIDER_|ILLUMINATE_EMPLOYEE|SETUP_DISTRICT_CREATE)' then 'provider'
        else 'client' end`,
    'create index roles_display_name on roles ((lower(display_name) collate "C"), id)',
    'create index roles_type on roles (role_type, id)',
    'create index roles_scope on roles (scope, id)',
    'create index roles_updated on roles (updated_at, id)',
    'create index role_inheritance_up on role_inheritance (inherits_name)',

    // No reference to accounts, imports or products: lines stay as they were written, whatever becomes of those.
    `create table account_sync_logs (
      lea text collate "C" not null,
      timestamp timestamptz not null,
      action text collate "C" not null check (action in
        ('create', 'update', 'enable', 'disable', 'lock', 'unlock', 'link', 'unlink', 'delete', 'skip')),
      result text collate "C" not null check (result in ('success', 'warning', 'failure')),
      account_id integer,
      username text collate "C",
      staff_id text collate "C",
      auth_provider text collate "C",
      product_id integer,
      instance_id integer,
      changes jsonb not null default '[]',
      message text,
      error_code text,
      batch_id bigint,
      triggered_by text,
      primary key (lea, timestamp)
    )`,
    ...addSearch('account_sync_logs', ['username', 'staff_id', 'message']),
    'create index account_sync_logs_action on account_sync_logs (lea, action, timestamp)',
    'create index account_sync_logs_result on account_sync_logs (lea, result, timestamp)',
    'create index account_sync_logs_username on account_sync_logs (lea, username, timestamp)',
    'create index account_sync_logs_batch on account_sync_logs (lea, batch_id, timestamp)',
    'create index account_sync_logs_account on account_sync_logs (lea, account_id, timestamp)',
    'create index account_sync_logs_staff on account_sync_logs (lea, staff_id, timestamp)',
    `create function refuse_rewriting() returns trigger language plpgsql as $$
      begin raise exception 'Lines of % are added, never changed.', tg_table_name; end $$`,
    `create trigger account_sync_logs_append_only before update or delete on account_sync_logs
      for each row execute function refuse_rewriting()`,
  ],
}
