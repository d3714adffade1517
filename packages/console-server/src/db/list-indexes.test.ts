import { OPERATION_IDS, OPERATIONS, type OperationId, resources } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountSyncPlan, accountSyncPlanOf } from '../handlers/account-sync-logs.ts'
import { accountPlan, accountRows } from '../handlers/accounts/account-rows.ts'
import { resultPlan as filePlan } from '../handlers/export-logs/results.ts'
import { headerPlan as sendingPlan } from '../handlers/export-logs.ts'
import { headerPlan as batchPlan, resultPlan } from '../handlers/import-logs.ts'
import { detailPlan } from '../handlers/logs/detail-plan.ts'
import { userPlan } from '../handlers/users/user-rows.ts'
import type { FieldKind } from './list-field.ts'
import { type ListPlan, orderBy, orderOf, partsOf } from './list-order.ts'
import { filterCondition } from './list-query.ts'
import { openMemoryDb } from './packed-database.ts'
import { parseFilter } from './parse-filter.ts'
import type { Db } from './schema.ts'
import { SIS_LISTS } from './search-text.ts'

let db: Db
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openMemoryDb())
  for (const { from } of growing) await fill(from.split(' ')[0] ?? '')
  // No other way left: what remains is a plan that uses no index.
  for (const way of ['seqscan', 'sort', 'incremental_sort', 'bitmapscan'])
    await sql`set ${sql.raw(`enable_${way}`)} = off`.execute(db)
})
afterAll(() => close())

/** Of the rows that the tables are filled with; everything else differs from row to row. */
const ALIKE: Readonly<Record<string, string>> = {
  lea: `'41'`,
  client_id: '1',
  action: `'create'`,
  result: `'success'`,
  user_type: `'staff'`,
}
const BY_TYPE: Readonly<Record<string, string>> = {
  text: `'v' || n`,
  integer: 'n',
  bigint: 'n',
  boolean: 'true',
  jsonb: `'{}'`,
  'timestamp with time zone': `'2026-09-14'::timestamptz - make_interval(mins => n)`,
}

/** Rows enough for an index to pay. Nothing that they refer to is there. */
const fill = async (table: string): Promise<void> => {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`.execute(db)
  const values = rows.map(({ name, type }) => ALIKE[name] ?? BY_TYPE[type] ?? 'null')
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`insert into ${sql.table(table)} (${sql.join(rows.map(({ name }) => sql.id(name)))})
      select ${sql.raw(values.join(', '))} from generate_series(1, 1000) as n`.execute(trx)
  })
  await sql`analyze ${sql.table(table)}`.execute(db)
}

type Growing = {
  plan: (db: Db) => ListPlan
  from: string
  /** What is always true of its rows. */
  scope: string
  /** Fields without an index of their own, and why. */
  without?: Readonly<Record<string, string>>
}

const caller = { userId: 1, roles: [], reachableRoles: [], isEmployee: true }
const now = new Date('2026-09-14T12:14:00Z')
const few = 'some values that many rows share: the page fills while the list is walked in its order'

/** Tables that grow without end, or with the number of people. */
const GROWING: Partial<Record<OperationId, Growing>> = {
  'importLogs.headers': {
    plan: () => batchPlan,
    from: 'import_batches',
    scope: `lea = '41'`,
    without: { source: few, schoolYear: few, componentName: 'found at each batch by import_results_batch' },
  },
  'importLogs.results': {
    plan: () => resultPlan,
    from: 'import_results',
    scope: `lea = '41'`,
    without: { schoolYear: few },
  },
  'importLogs.details': {
    plan: (own) => detailPlan(resources.importLogs.details, own, 'importDetails', '41'),
    from: 'import_details',
    scope: `lea = '41'`,
    without: { severity: few, componentName: few },
  },
  'exportLogs.headers': {
    plan: () => sendingPlan,
    from: 'export_batches',
    scope: `lea = '41'`,
    without: { schoolYear: few, componentName: 'found at each sending by export_results_batch' },
  },
  'exportLogs.results': { plan: () => filePlan, from: 'export_results', scope: `lea = '41'` },
  'exportLogs.details': {
    plan: (own) => detailPlan(resources.exportLogs.details, own, 'exportDetails', '41'),
    from: 'export_details',
    scope: `lea = '41'`,
    without: { severity: few, componentName: few },
  },
  'accountSyncLogs.list': { plan: () => accountSyncPlan, from: 'account_sync_logs', scope: `lea = '41'` },
  'accounts.list': {
    plan: (own) =>
      accountPlan({ now, clientId: 1 }, accountRows(own, { caller, clientId: 1, now: () => now })),
    from: 'accounts left join authentications on authentications.id = accounts.authentication_id',
    scope: 'accounts.client_id = 1',
    without: {
      locked: 'accounts_locked holds the few that are; the others are nearly all',
      siteCodes: 'found in the rows that accounts follow',
      isEnabled: 'accounts_disabled holds the few that are not; the others are nearly all',
      authProvider: few,
    },
  },
  'users.list': {
    plan: () => userPlan,
    from: 'users left join accounts on accounts.user_id = users.id',
    scope: 'true',
    without: { reachableRoles: 'found at each user by the key of user_roles' },
  },
}

/** Lists that stay small whatever a district sends: people make their rows one by one, or we do. */
const SMALL: Partial<Record<OperationId, string>> = {
  'auditLog.list': 'what administrators changed in some years, read in the order of its time',
  'auditLog.ofDistrict': 'the same of one district',
  'authentications.list': 'some ways to sign in for each client',
  'clients.list': 'one row for each customer',
  'notes.list': 'some notes of a district, written by people one by one',
  'corrections.list': 'some rows for each component of a district, made by people one by one',
  'corrections.rows': 'the rows of one request, found through the key of its rows',
  'districts.list': 'one row for each district',
  'rolloverRuns.list': 'some rows a year, started by people',
  'rolloverRuns.districts': 'the districts of one run, found through rollover_run_districts_status',
  'fleet.list': 'one row for each district; district_summaries_order serves the default order',
  'exports.list': 'some rows for each product and year of a district',
  'importLogs.removals': 'the rows of the held results of one district, found through the results',
  'instances.list': 'some rows for each customer',
  'people.list': 'the staff of one district, put together from two tables through their indexes',
  'products.list': 'one row for each product',
  'roles.list': 'one row for each role',
  'sisImports.list': 'some rows for each component and year of a district',
  'sisImports.detailed': 'the same rows',
  'sisImports.translations': 'some rows for each coded column of a template',
  'subscriptions.list': 'some rows for each customer',
}

const stored = new Set<string>(Object.values(SIS_LISTS).map(({ id }) => id))
const growing = Object.entries(GROWING).map(([id, list]) => ({ id: id as OperationId, ...list }))
const fieldsOf = (kind: 'sortable' | 'filterable') =>
  growing.flatMap(({ id, ...list }) => {
    const spec = OPERATIONS[id].list
    return spec ? [spec.key, ...spec[kind]].map((name) => ({ id, name, ...list })) : []
  })
const sorted = fieldsOf('sortable')
const filtered = fieldsOf('filterable').filter(({ name, without }) => without?.[name] === undefined)

const SAMPLES: Readonly<Record<FieldKind, string>> = {
  text: 'x',
  code: 'x',
  grade: '09',
  date: '2026-09-14',
  custom: 'x',
  integer: '4',
  decimal: '4',
  boolean: 'true',
  instant: '2026-09-14T12:14:00Z',
}

/** Values that the rules of a table allow: for others no row is looked for. */
const ALLOWED: Readonly<Record<string, string>> = { action: 'delete', result: 'failure' }

const planOf = async ({ from, scope }: Growing, rest: RawBuilder<unknown>): Promise<string> => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select 1 from ${sql.raw(from)} where ${sql.raw(scope)} ${rest}`.execute(db)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

describe('R46 at any size', () => {
  it('each list is of stored rows, of a table that grows, or of one that stays small', () => {
    const lists = OPERATION_IDS.filter((id) => OPERATIONS[id].list && !stored.has(id))
    expect([...Object.keys(GROWING), ...Object.keys(SMALL)].toSorted()).toEqual(lists.toSorted())
  })

  it.each(growing)('$id gives reasons for fields that it has', ({ id, without = {} }) => {
    expect(OPERATIONS[id].list?.filterable).toEqual(expect.arrayContaining(Object.keys(without)))
  })

  it.each(sorted)('$id sorted by $name is read in the order of an index', async ({ name, ...list }) => {
    for (const direction of ['asc', 'desc'] as const) {
      const { filled } = partsOf(orderOf(list.plan(db), { field: name, direction }))
      const only = filled.rows ? sql`and ${filled.rows}` : sql``
      const found = await planOf(list, sql`${only} order by ${orderBy(filled, false)} limit 25`)
      expect(found).toMatch(/Index (Only )?Scan/)
      expect(found).not.toMatch(/Sort Key/)
    }
  })

  it.each(filtered)('$id filtered by $name is found by an index', async ({ name, ...list }) => {
    const field = list.plan(db).fields[name]
    if (!field) throw new Error(`There is no field ${name}.`)
    const found = await planOf(
      list,
      sql`and ${filterCondition(parseFilter(name, field, ALLOWED[name] ?? SAMPLES[field.kind]))}`,
    )
    const column = name
      .replace(/^account(?=Id)/, '(account_)?')
      .replace(/X(?=A)/, 'x')
      .replace(/[A-Z]/g, '_?$&')
    expect(found).toMatch(new RegExp(`Index Cond:.*${column}`, 'i'))
  })

  it('account sync logs are found by the names of people through indexes', async () => {
    const { searchedBeside } = accountSyncPlanOf('41')
    const beside = searchedBeside?.((text) => sql`(${text} ilike ${'%abara%'} and ${text} ilike ${'%wes%'})`)
    await sql`set enable_bitmapscan = on`.execute(db)
    const found = await planOf(
      { plan: () => accountSyncPlan, from: 'account_sync_logs', scope: `lea = '41'` },
      sql`and (search_text ilike ${'%abara%'} or ${beside})`,
    )
    await sql`set enable_bitmapscan = off`.execute(db)
    // Which index of the log serves depends on how many of its lines are the district's.
    expect(found).toContain('accounts_search')
    expect(found).not.toMatch(/Seq Scan/)
  })
})
