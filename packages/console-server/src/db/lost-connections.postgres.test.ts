import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { type Terminator, terminatorOf } from '../testing/terminate-backends.ts'
import { DatabaseUnavailableError } from './database-errors.ts'

let server: TestServer
let backends: Terminator
beforeAll(async () => {
  server = await createTestServer()
  backends = await terminatorOf(server.db)
  await sql`create table tried (id integer primary key)`.execute(server.db)
})
afterAll(async () => {
  await backends.close()
  await server.close()
})

const kept = async () => (await sql<{ id: number }>`select id from tried`.execute(server.db)).rows

it('idle: the next statement gets another connection', async () => {
  await kept()
  expect(await backends.terminate()).toBeGreaterThan(0)
  await expect.poll(kept).toEqual([])
})

it('in the middle of a statement: only that statement fails', async () => {
  const sleeping = expect(sql`select pg_sleep(60)`.execute(server.db)).rejects.toThrow(
    DatabaseUnavailableError,
  )
  await backends.untilBusy()
  await backends.terminate()
  await sleeping
  expect(await kept()).toEqual([])
})

it('between two statements of a transaction: nothing of it stays', async () => {
  const half = server.db.transaction().execute(async (trx) => {
    await sql`insert into tried values (1)`.execute(trx)
    await backends.terminate()
    await sql`insert into tried values (2)`.execute(trx)
  })
  await expect(half).rejects.toThrow(DatabaseUnavailableError)
  expect(await kept()).toEqual([])
})

it('between the last statement of a transaction and its commit: nothing of it stays', async () => {
  const whole = server.db.transaction().execute(async (trx) => {
    await sql`insert into tried values (1)`.execute(trx)
    await backends.terminate()
  })
  await expect(whole).rejects.toThrow(DatabaseUnavailableError)
  expect(await kept()).toEqual([])
})

it('holding an advisory lock: the lock is free, and so is the place in the pool', async () => {
  for (let round = 0; round < 12; round += 1) {
    const locked = server.db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(7)`.execute(connection)
      await backends.terminate()
      await sql`select pg_advisory_unlock(7)`.execute(connection)
    })
    await expect(locked).rejects.toThrow(DatabaseUnavailableError)
  }
  const { rows } = await sql`select pg_try_advisory_lock(7) as free`.execute(server.db)
  expect(rows).toEqual([{ free: true }])
})

it('[S7] while a call is answered: 503 with Retry-After and no word of why, and the next call is answered', async () => {
  const browser = await server.browser('employee@example.org')
  await backends.run('begin')
  // Nothing but the call reads this table: background work that waits for it would be ended in its place.
  await backends.run('lock table sis_systems')
  const answer = browser('/api/sis-systems')
  await backends.untilBusy()
  await backends.terminate()
  await backends.run('rollback')
  const { status, headers } = await answer
  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  expect(await (await answer).json()).toEqual({
    error: { code: 503, message: 'The server is temporarily unavailable. Try again in a few seconds.' },
  })
  expect((await browser('/api/sis-systems')).status).toBe(200)
})
