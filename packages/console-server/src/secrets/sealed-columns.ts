import { type RawBuilder, sql } from 'kysely'

/** Rows of `meta` that are encrypted, but for marks of keys. */
export const SEALED_META = { hostKey: 'sftp-host-key', signingKey: 'signing-key' } as const

/** A place of the database that holds ciphertexts. */
export type SealedColumn = {
  readonly table: string
  readonly column: string
  /** `json`: an object of secrets by their names, each with its ciphertext as `sealed`. */
  readonly kind: 'text' | 'json'
  /** Which rows are encrypted, if not all of them are. */
  readonly where?: RawBuilder<unknown>
}

/** Every place of the database that holds ciphertexts. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'sis_api_secrets', column: 'sealed', kind: 'text' },
  { table: 'exports', column: 'secrets', kind: 'json' },
  { table: 'authentications', column: 'secrets', kind: 'json' },
  { table: 'second_factors', column: 'sealed', kind: 'text' },
  { table: 'app_setups', column: 'sealed', kind: 'text' },
  { table: 'saml_keys', column: 'sealed', kind: 'text' },
  { table: 'saml_assertions', column: 'sealed', kind: 'text' },
  { table: 'federated_attempts', column: 'sealed', kind: 'text' },
  { table: 'sign_in_tests', column: 'sealed', kind: 'text' },
  { table: 'openid_sessions', column: 'sealed', kind: 'text' },
  { table: 'webhooks', column: 'sealed', kind: 'text' },
  {
    table: 'meta',
    column: 'value',
    kind: 'text',
    where: sql`key in (${sql.join(Object.values(SEALED_META))})`,
  },
]

/** Ciphertexts of a column, one a row. */
export const ciphertextsOf = ({
  table,
  column,
  kind,
  where,
}: SealedColumn): RawBuilder<{ sealed: string }> =>
  kind === 'json'
    ? sql`select one.value ->> 'sealed' as sealed from ${sql.table(table)}, jsonb_each(${sql.ref(`${table}.${column}`)}) one`
    : sql`select ${sql.ref(column)} as sealed from ${sql.table(table)}
        where ${sql.ref(column)} is not null${where ? sql` and ${where}` : sql``}`
