import { OPERATIONS, type OperationId } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

type Stored = { table: string; key?: string }

/** Where the version stands of what a PATCH changes: those calls whose operation names one. */
const STORED: { readonly [Id in OperationId]?: Stored } = {
  // Before the district itself: to its pattern, `inbox` looks like a number.
  'inbox.update': {
    table:
      '(select d.lea, saved.updated_at from districts d left join import_settings saved on saved.lea = d.lea) own',
    key: 'lea',
  },
  'districts.update': { table: 'districts' },
  'apiProvider.update': { table: 'sis_api_configs', key: 'district_id' },
  'sites.update': { table: 'sis_rows' },
  'staff.update': { table: 'sis_rows' },
  'sisImports.update': { table: 'import_templates' },
  'sisImports.updateTranslation': {
    table: 'import_templates join import_template_translations one on one.template_id = import_templates.id',
    key: 'one.id',
  },
  'exports.update': { table: 'exports' },
  'notes.update': { table: 'notes' },
  'clients.update': { table: 'clients' },
  'instances.update': { table: 'instances' },
  'instances.setStatus': { table: 'instances' },
  'authentications.update': { table: 'authentications' },
  'accounts.update': { table: 'accounts' },
  'webhooks.update': { table: 'webhooks' },
  'roles.update': { table: 'roles' },
  'users.update': { table: 'users' },
}

const COLUMNS = {
  updatedAt: 'updated_at',
  dateLastModified: 'date_last_modified',
  version: 'version',
} as const

/**
 * The body of a PATCH with the version that is stored now, if it names none: for tests about something else. Tests of
 * versions send a `Request`, which goes out as it is.
 */
export const withVersion = async (db: Db, path: string, init: RequestInit = {}): Promise<RequestInit> => {
  if (init.method !== 'PATCH' || typeof init.body !== 'string') return init
  const body = readObject(init.body)
  const stored = body && (await storedVersion(db, path))
  if (!stored || stored.field in body) return init
  // Put in as text: tests send bodies that nothing would write again as they are.
  const version = `"${stored.field}":${JSON.stringify(stored.version)}`
  const changes = init.body.trim().slice(1)
  return { ...init, body: `{${version}${Object.keys(body).length > 0 ? ',' : ''}${changes}` }
}

/** The version of the record that a PATCH of this address changes; undefined where such a call takes none. */
export const storedVersion = async (db: Db, path: string) => {
  const { pathname, searchParams } = new URL(path, 'http://any.test')
  if (pathname === `/api${OPERATIONS['sites.updateMany'].path}`) return undefined
  for (const [id, { table, key = 'id' }] of Object.entries(STORED)) {
    const { path: pattern, version: field } = OPERATIONS[id as OperationId]
    const found = new RegExp(`^/api${pattern.replace(/\{\w+\}/, '([^/]+)')}$`).exec(pathname)
    if (found === null || field === undefined) continue
    const [, record] = found
    // What a district has one of is found by the district's code.
    const wanted =
      record === undefined ? searchParams.get('lea') : /^\d{1,9}$/.test(record) ? Number(record) : 0
    const { rows } = await sql<{ version: string | number | null }>`
      select ${sql.raw(COLUMNS[field])} as version from ${sql.raw(table)}
      where ${sql.raw(key)} = ${wanted}`.execute(db)
    return { field, version: rows[0]?.version ?? NONE[field] }
  }
  return undefined
}

/** For a record that is not there: the call is refused for that. */
const NONE = { updatedAt: null, dateLastModified: new Date(0).toISOString(), version: 1 }

const readObject = (text: string): object | undefined => {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined
  } catch {
    return undefined
  }
}
