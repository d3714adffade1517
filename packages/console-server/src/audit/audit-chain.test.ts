import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../db/schema.ts'
import { createTestServer, type TestDistrict, type TestFetch, type TestServer } from '../testing/index.ts'
import { eraseAudit } from './erase-audit.ts'
import { retainAudit } from './retain-audit.ts'
import { type ChainReport, verifyAudit } from './verify-audit.ts'

let server: TestServer
let employee: TestFetch
let district: TestDistrict
beforeAll(async () => {
  server = await createTestServer()
  employee = await server.browser('employee@example.org')
})
afterAll(() => server.close())

beforeEach(async () => {
  district = await server.newDistrict()
})

const rename = async (city: string, { id, lea }: TestDistrict = district) => {
  const answer = await employee(`/api/district/${id}?lea=${lea}`, {
    method: 'PATCH',
    body: JSON.stringify({ city, contactName: `Contact of ${city}` }),
  })
  expect(answer.status).toBe(200)
}
const fill = async (count = 5) => {
  for (let turn = 1; turn <= count; turn += 1) await rename(`City ${turn}`)
}
const reportOf = async (clientId = district.clientId): Promise<ChainReport> => {
  const reports: ChainReport[] = []
  await verifyAudit(server.db, server.secrets, (one) => reports.push(one))
  const found = reports.find(({ chainId }) => chainId === clientId)
  if (!found) throw new Error(`Nothing was reported of ${clientId}.`)
  return found
}
/** Past everything that stands between the application and its entries. */
const tamper = (...statements: readonly RawBuilder<unknown>[]) =>
  server.db.transaction().execute(async (trx) => {
    await sql`alter table audit_entries disable trigger audit_entries_append_only`.execute(trx)
    await sql`alter table audit_values disable trigger audit_values_append_only`.execute(trx)
    for (const statement of statements) await statement.execute(trx)
    await sql`alter table audit_entries enable trigger audit_entries_append_only`.execute(trx)
    await sql`alter table audit_values enable trigger audit_values_append_only`.execute(trx)
  })
const own = (sequence: number) => sql`chain_id = ${district.clientId} and sequence = ${sequence}`

describe('a chain of entries', () => {
  it('is whole while nobody touches it', async () => {
    await fill()
    expect(await reportOf()).toEqual({
      chainId: district.clientId,
      clientName: district.districtName,
      entries: 5,
      after: 0,
      erased: 0,
      fault: null,
    })
  })

  it('stays whole when many change things at once', async () => {
    const others = await Promise.all([server.newDistrict(), server.newDistrict()])
    await server.db
      .updateTable('districts')
      .set({ illuminateClientId: district.clientId })
      .where(
        'id',
        'in',
        others.map(({ id }) => id),
      )
      .execute()
    const all = [district, ...others]
    await Promise.all(all.map((one, at) => rename(`City ${at}`, one)))
    expect(await reportOf()).toMatchObject({ entries: all.length, fault: null })
  })

  it.each<[what: string, fault: string, statement: () => RawBuilder<unknown>[]]>([
    [
      'a changed field',
      'Entry 3 was changed.',
      () => [sql`update audit_entries set operation = 'users.update' where ${own(3)}`],
    ],
    [
      'a changed value',
      'Entry 2 was changed.',
      () => [
        sql`update audit_entries set changes = replace(changes::text, 'City 2', 'City 9')::jsonb where ${own(2)}`,
      ],
    ],
    [
      'a changed moment',
      'Entry 2 was changed.',
      () => [sql`update audit_entries set at = at - interval '1 day' where ${own(2)}`],
    ],
    ['a removed entry', 'Entry 3 is missing.', () => [sql`delete from audit_entries where ${own(3)}`]],
    ['a removed end', 'Entry 5 is missing.', () => [sql`delete from audit_entries where ${own(5)}`]],
    [
      'two entries in another order',
      "Entry 2 doesn't follow the entry before it.",
      () => [
        sql`update audit_entries set sequence = 99 where ${own(2)}`,
        sql`update audit_entries set sequence = 2 where ${own(3)}`,
        sql`update audit_entries set sequence = 3 where ${own(99)}`,
      ],
    ],
    [
      'another personal value',
      "The value 'contactName.to' of entry 2 was changed.",
      () => [
        sql`update audit_values set value = '"Somebody else"' where ${own(2)} and name = 'contactName.to'`,
      ],
    ],
    [
      'a removed end, with the end of the chain set back',
      "The end of the chain isn't signed by this server.",
      () => [
        sql`delete from audit_entries where ${own(5)}`,
        sql`update audit_chains set sequence = 4, hash = (select hash from audit_entries where ${own(4)})
          where chain_id = ${district.clientId}`,
      ],
    ],
    [
      'a forged checkpoint',
      "The checkpoint at entry 3 isn't signed by this server.",
      () => [
        sql`insert into audit_checkpoints (chain_id, sequence, hash, at, signature)
          select chain_id, sequence, hash, now(), (select signature from audit_chains c where c.chain_id = e.chain_id)
          from audit_entries e where ${own(3)}`,
        sql`delete from audit_entries where chain_id = ${district.clientId} and sequence <= 3`,
      ],
    ],
  ])('shows %s', async (_, fault, statements) => {
    await fill()
    await tamper(...statements())
    expect(await reportOf()).toMatchObject({ fault })
  })

  it('is kept by the database: entries are neither changed nor removed', async () => {
    await fill(1)
    const refused = { message: expect.stringContaining('are added, never changed') }
    const { db } = server
    await expect(sql`update audit_entries set lea = '1' where ${own(1)}`.execute(db)).rejects.toMatchObject(
      refused,
    )
    await expect(sql`delete from audit_entries where ${own(1)}`.execute(db)).rejects.toMatchObject(refused)
    await expect(sql`update audit_values set salt = '' where ${own(1)}`.execute(db)).rejects.toMatchObject(
      refused,
    )
  })
})

const valuesWith = async (db: Db, text: string) => {
  const { rows } = await sql`select from audit_values where value::text like ${`%${text}%`}
    union all select from audit_entries where to_jsonb(audit_entries)::text like ${`%${text}%`}`.execute(db)
  return rows.length
}

it('erased values are gone, and their chain is whole', async () => {
  const { accountId, userId, username } = await server.db
    .selectFrom('accounts')
    .select(['id as accountId', 'userId', 'username'])
    .where('clientId', '=', district.clientId)
    .executeTakeFirstOrThrow()
  const answer = await employee(`/api/accounts/${accountId}`, {
    method: 'PATCH',
    headers: { 'x-ied-client-id': String(district.clientId) },
    body: JSON.stringify({ isEnabled: false }),
  })
  expect(answer.status).toBe(200)
  expect(await valuesWith(server.db, username)).toBe(1)
  expect(await eraseAudit(server.db, { user: userId ?? 0 })).toBe(1)
  expect(await valuesWith(server.db, username)).toBe(0)
  expect(await reportOf()).toMatchObject({ entries: 1, erased: 1, fault: null })
  const list = await employee(`/api/district/audit-log?lea=${district.lea}`)
  expect((await list.json()).data[0]).toMatchObject({ subjectName: null, actorName: expect.any(String) })
})

it('contacts that a record names are erased by the record, staff by district and number', async () => {
  await rename('Fernhill')
  const erased = await eraseAudit(server.db, { record: `district:${district.id}` })
  expect(erased).toBe(2)
  expect(await reportOf()).toMatchObject({ erased: 2, fault: null })
  expect(await eraseAudit(server.db, { staff: { lea: district.lea, staffId: '1' } })).toBe(0)
})

it('old entries end with a signed checkpoint, from which the chain goes on', async () => {
  await fill(3)
  server.advance(366 * 24 * 3_600_000)
  employee = await server.browser('employee@example.org')
  await rename('Later')
  const now = new Date(server.now().getTime() + 6.5 * 365 * 24 * 3_600_000)
  const retain = () => retainAudit(server.db, { secrets: server.secrets, now, years: 7 })
  await retain()
  expect(await reportOf()).toMatchObject({ after: 3, entries: 1, fault: null })
  await retain()
  await rename('Latest')
  expect(await reportOf()).toMatchObject({ after: 3, entries: 2, fault: null })
  await tamper(sql`delete from audit_checkpoints where chain_id = ${district.clientId}`)
  expect(await reportOf()).toMatchObject({ fault: 'Entry 1 is missing.' })
})
