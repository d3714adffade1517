import { verifyAudit } from '@edconsole/console-server/internal/testing'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

const LEA = '4107320'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'demo' })
}, 240_000)
afterAll(() => server.close())

const one = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(server.db)).rows[0]

it('the district of the pictures has accounts of its staff, in every state', async () => {
  const found = await one(sql`
    select count(*) as accounts, count(distinct lock_reason) filter (where locked) as reasons,
      bool_or(not is_enabled) as some_disabled, bool_or(must_change_password) as some_wait,
      bool_and(staff_id is null or exists (select from sis_rows r where r.lea = a.lea
        and r.component = 'staff' and r.source_id = a.staff_id)) as all_known
    from accounts a where lea = ${LEA}`)
  expect(found).toEqual({
    accounts: expect.toSatisfy((count: number) => count >= 1150 && count <= 1180),
    reasons: 3,
    someDisabled: true,
    someWait: true,
    allKnown: true,
  })
})

it('only accounts that can be shown to visitors have a password, and nobody is real', async () => {
  const found = await one(sql`
    select (select count(*) from local_passwords) as passwords, (select count(*) from users) as users,
      (select bool_and(email_address like '%@example.org') from users) as invented_users,
      (select bool_and(email_address like '%example.org') from accounts) as invented_accounts`)
  expect(found).toEqual({
    passwords: 6,
    inventedUsers: true,
    inventedAccounts: true,
    users: expect.toSatisfy((count: number) => count >= 65 && count <= 76),
  })
})

it('programs of every district have an account that tokens can be created for', async () => {
  const found = await one(sql`
    select (select count(*) from districts) as districts, count(*) as accounts, count(user_id) as with_user,
      (select count(distinct ur.user_id) from user_roles ur join accounts s on s.user_id = ur.user_id
        where s.user_type = 'service') as with_roles
    from accounts a where user_type = 'service'`)
  expect(found).toEqual({ districts: 12, accounts: 12, withUser: 12, withRoles: 12 })
})

it('sixty days of account changes name accounts and imports that exist', async () => {
  const found = await one(sql`
    select count(*) as lines, count(distinct "timestamp") as moments, count(distinct action) as actions,
      bool_and("timestamp" > ${server.now()}::timestamptz - interval '61 days') as recent,
      bool_and(exists (select from accounts a where a.lea = log.lea
        and (a.id = log.account_id or log.account_id is null and a.staff_id = log.staff_id))) as of_accounts,
      bool_and(batch_id is null or exists (
        select from import_batches b where b.batch_id = log.batch_id and b.lea = log.lea)) as of_imports
    from account_sync_logs log where lea = ${LEA}`)
  expect(found).toEqual({
    lines: 1500,
    moments: 1500,
    actions: 8,
    recent: true,
    ofAccounts: true,
    ofImports: true,
  })
})

it('[S2.2] the audit log of the demo begins with a history, whose chains are whole', async () => {
  const faults: unknown[] = []
  expect(await verifyAudit(server.db, server.secrets, (chain) => faults.push(chain.fault))).toBe(true)
  expect(faults.length).toBeGreaterThan(3)
  const entries = await server.db
    .selectFrom('auditEntries')
    .select(['subjectKind', 'at', 'chainId', 'changes'])
    .orderBy('chainId')
    .orderBy('sequence')
    .execute()
  const kinds = new Set(entries.map(({ subjectKind }) => subjectKind))
  expect([...kinds].sort()).toEqual([
    'account',
    'authentication',
    'connection',
    'district',
    'export',
    'instance',
    'role',
    'staff',
    'user',
  ])
  expect(entries.filter(({ changes }) => changes.length === 0)).toEqual([])
  for (const [index, { at, chainId }] of entries.entries())
    if (entries[index - 1]?.chainId === chainId) expect(at >= (entries[index - 1]?.at ?? '')).toBe(true)
})

it('leaves records as the seed made them', async () => {
  const district = server.db.selectFrom('districts').select('contactName').where('id', '=', 412)
  expect(await district.execute()).toEqual([{ contactName: 'Dana Reyes' }])
  const coordinator = server.db
    .selectFrom('roleInheritance')
    .select('inheritsName')
    .where('roleName', '=', 'ROLE_ACCOUNT_HELP_DESK')
  expect(await coordinator.execute()).toHaveLength(5)
})
