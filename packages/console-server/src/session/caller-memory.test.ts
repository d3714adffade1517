import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { createTestServer, type TestDistrict, type TestFetch, type TestServer } from '../testing/index.ts'
import { testMail } from '../testing/test-mail.ts'
import { createCallerMemory, type Remembered } from './caller-memory.ts'

let server: TestServer
let district: TestDistrict
/** The same session at two processes: each remembers for itself, both on one database. */
let here: TestFetch
let there: TestFetch
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  district = await server.newDistrict({ roles: ['ROLE_IMPORT_LOG_VIEW'] })
  const { db, secrets, now } = server
  const cookie = await server.signIn(district.email)
  const apps = [0, 1].map(() =>
    createApp({
      db,
      secrets,
      now,
      mail: testMail().mail,
      allowLoopback: false,
      employeeAccess: 'either',
      store: server.store,
      nudge: () => {},
    }),
  )
  const [one, other] = apps.map(
    (app): TestFetch =>
      async (path, init) => {
        const headers = { cookie, 'x-requested-with': 'XMLHttpRequest' }
        return app.fetch(new Request(new URL(String(path), 'http://console.test'), { ...init, headers }))
      },
  )
  if (!one || !other) throw new Error('There are not two processes.')
  here = one
  there = other
})

const statuses = async () => {
  const path = `/api/district/import-log-headers?lea=${district.lea}`
  return [(await here(path)).status, (await there(path)).status, (await here(path)).status]
}
const both = (status: number) => [status, status, status]
const change = async (statement: RawBuilder<unknown>) => {
  await statement.execute(server.db)
}
const user = () => sql`user_id = ${district.id}`

describe('[S6] who is remembered holds only until something changes, in every process', () => {
  it.each([
    ['the session is ended', () => sql`delete from sessions where ${user()}`, 401],
    ['the session is cut short', () => sql`update sessions set expires_at = created_at where ${user()}`, 401],
    ['the user is disabled', () => sql`update users set status = 'disabled' where id = ${district.id}`, 401],
    ['the user is removed', () => sql`delete from users where id = ${district.id}`, 401],
    ['the account is disabled', () => sql`update accounts set is_enabled = false where ${user()}`, 401],
    [
      'the account is locked',
      () => sql`update accounts set locked = true, lock_reason = 'administrator' where ${user()}`,
      401,
    ],
    ['the role is taken', () => sql`delete from user_roles where ${user()}`, 403],
    [
      'another role stands in its place',
      () => sql`update user_roles set role_name = 'ROLE_TABLE_VIEWER_VIEW' where ${user()}`,
      403,
    ],
    ['the district is taken', () => sql`delete from user_districts where ${user()}`, 403],
    [
      'the district is switched off',
      () => sql`update districts set is_active = false where id = ${district.id}`,
      403,
    ],
  ])('%s', async (_, statement, expected) => {
    expect(await statuses()).toEqual(both(200))
    await change(statement())
    expect(await statuses()).toEqual(both(expected))
  })

  it('a role that was given by another one goes with it', async () => {
    await change(sql`insert into roles (name, role_type) values (${`ROLE_OF_${district.id}`}, 'custom')`)
    await change(
      sql`insert into role_inheritance values (${`ROLE_OF_${district.id}`}, 'ROLE_IMPORT_LOG_VIEW')`,
    )
    await change(sql`update user_roles set role_name = ${`ROLE_OF_${district.id}`} where ${user()}`)
    expect(await statuses()).toEqual(both(200))
    await change(sql`delete from role_inheritance where role_name = ${`ROLE_OF_${district.id}`}`)
    expect(await statuses()).toEqual(both(403))
  })

  it('what is given counts at once, too', async () => {
    await change(sql`delete from user_roles where ${user()}`)
    expect(await statuses()).toEqual(both(403))
    await change(sql`insert into user_roles values (${district.id}, 'ROLE_IMPORT_LOG_VIEW')`)
    expect(await statuses()).toEqual(both(200))
    await change(sql`delete from user_districts where ${user()}`)
    expect(await statuses()).toEqual(both(403))
    await change(sql`insert into user_districts values (${district.id}, ${district.id})`)
    expect(await statuses()).toEqual(both(200))
  })

  it('signing out at one process ends the session at the other', async () => {
    expect(await statuses()).toEqual(both(200))
    expect((await there('/api/logout', { method: 'POST' })).status).toBe(200)
    expect(await statuses()).toEqual(both(401))
  })

  it('what is undone counts for nothing, and what is committed together counts', async () => {
    expect(await statuses()).toEqual(both(200))
    const undone = server.db.transaction().execute(async (trx) => {
      await sql`delete from sessions where ${user()}`.execute(trx)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await statuses()).toEqual(both(200))
    await server.db.transaction().execute(async (trx) => {
      await sql`savepoint before`.execute(trx)
      await sql`delete from user_roles where ${user()}`.execute(trx)
      await sql`rollback to savepoint before`.execute(trx)
      await sql`delete from sessions where ${user()}`.execute(trx)
    })
    expect(await statuses()).toEqual(both(401))
  })

  it('many changes leave few notes', async () => {
    for (let round = 0; round < 100; round++)
      await change(
        sql`update users set status = ${round % 2 ? 'active' : 'disabled'} where id = ${district.id}`,
      )
    const { rows } = await sql`select from row_counts where scope = 'callers'`.execute(server.db)
    expect(rows.length).toBeLessThan(100)
    expect(await statuses()).toEqual(both(200))
  })

  it('a session falls idle and ends by the clock', async () => {
    for (let minutes = 0; minutes < 12 * 60; minutes += 90) {
      expect(await statuses()).toEqual(both(200))
      server.advance(90 * 60_000)
    }
    expect(await statuses()).toEqual(both(401))
  })

  it('a session that nobody uses for two hours is over', async () => {
    expect(await statuses()).toEqual(both(200))
    server.advance(2 * 3_600_000 + 1000)
    expect(await statuses()).toEqual(both(401))
  })
})

describe('the memory of callers', () => {
  const arrival = {
    caller: { userId: 1, roles: [], reachableRoles: [], isEmployee: false },
    lea: null,
  }
  const now = new Date(1000)

  it('knows whom it was told, for the same session, district and version, until it is time', () => {
    const memory = createCallerMemory()
    memory.remember('a', '41', { arrival, version: 3, until: 2000 }, now)
    expect(memory.recall('a', '41', { version: 3, now })).toBe(arrival)
    expect(memory.recall('b', '41', { version: 3, now })).toBeNull()
    expect(memory.recall('a', '42', { version: 3, now })).toBeNull()
    expect(memory.recall('a', undefined, { version: 3, now })).toBeNull()
    expect(memory.recall('a', '41', { version: 4, now })).toBeNull()
    expect(memory.recall('a', '41', { version: 3, now: new Date(2000) })).toBeNull()
  })

  it('stays small', () => {
    const memory = createCallerMemory()
    for (let n = 0; n <= 5000; n++)
      memory.remember(`${n}`, undefined, { arrival, version: 0, until: 2000 }, now)
    expect(memory.recall('0', undefined, { version: 0, now })).toBeNull()
    expect(memory.recall('1', undefined, { version: 0, now })).toBe(arrival)
  })

  it('keeps nothing that nobody may recall any more', () => {
    const kept = new Map<string, Remembered>()
    const memory = createCallerMemory(kept)
    for (const [n, until] of [1500, 2000, 2500].entries())
      memory.remember('a', `${n}`, { arrival, version: 0, until }, now)
    memory.remember('a', '41', { arrival, version: 0, until: 3000 }, new Date(2000))
    expect([...kept.keys()]).toEqual(['a 2', 'a 41'])
  })
})
