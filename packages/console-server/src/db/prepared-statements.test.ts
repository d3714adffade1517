import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { uniqueViolation } from './database-errors.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql`drop table if exists tried`.execute(server.db)
  await sql`create table tried (id integer primary key, first_word text)`.execute(server.db)
})

const ROUNDS = [1, 2, 3, 4, 5, 6]
const all = async () => (await sql`select * from tried order by id`.execute(server.db)).rows
const insert = (id: number, word: string | null) =>
  sql`insert into tried (id, first_word) values (${id}, ${word})`.execute(server.db)

it('answers the same however often a statement comes', async () => {
  for (const id of ROUNDS) {
    expect((await insert(id, `w${id}`)).numAffectedRows).toBe(1n)
    expect(await all()).toHaveLength(id)
  }
  expect((await all())[5]).toEqual({ id: 6, firstWord: 'w6' })
})

it('sees a column that came since the statement was prepared, in any connection', async () => {
  await insert(1, null)
  for (const _ of ROUNDS) await all()
  await sql`alter table tried add column second_word text default 'two'`.execute(server.db)
  for (const _ of ROUNDS) expect(await all()).toEqual([{ id: 1, firstWord: null, secondWord: 'two' }])
})

it('names what was refused, and goes on', async () => {
  await insert(1, 'one')
  for (const _ of ROUNDS) {
    const error = await insert(1, 'again').catch((refusal: unknown) => refusal)
    expect(uniqueViolation(error)).toBe('tried_pkey')
    await expect(sql`select * from no_such_table`.execute(server.db)).rejects.toMatchObject({ code: '42P01' })
  }
  expect(await all()).toEqual([{ id: 1, firstWord: 'one' }])
})

it('undoes a transaction in which a statement was refused, also when nobody looked', async () => {
  for (const id of ROUNDS) {
    const half = server.db.transaction().execute(async (trx) => {
      await sql`insert into tried (id, first_word) values (${id}, 'half')`.execute(trx)
      await sql`insert into tried (id, first_word) values (${id}, 'twice')`.execute(trx).catch(() => {})
    })
    await expect(half).rejects.toThrow()
    expect(await all()).toEqual([])
  }
})

it('takes any text, however long', async () => {
  const long = `ä😀"'\\{}${'ß—'.repeat(50_000)}`
  await insert(1, long)
  await insert(2, '')
  expect(await all()).toEqual([
    { id: 1, firstWord: long },
    { id: 2, firstWord: '' },
  ])
})

it('takes lists, objects, moments, flags and large numbers alike on both engines', async () => {
  const { rows } =
    await sql`select ${['a"b', null, 'c\\d', 'e,f']}::text[] as words, ${[3, 4]}::int[] as numbers,
    ${{ a_b: [1] }}::jsonb as object, ${new Date('2026-09-14T12:14:00.5Z')}::timestamptz as moment,
    ${true}::boolean as yes, ${9007199254740991n}::bigint as large, ${1.5}::numeric as exact, ${null}::text as none`.execute(
      server.db,
    )
  expect(rows).toEqual([
    {
      words: ['a"b', null, 'c\\d', 'e,f'],
      numbers: [3, 4],
      object: { a_b: [1] },
      moment: '2026-09-14T12:14:00.500Z',
      yes: true,
      large: 9007199254740991,
      exact: 1.5,
      none: null,
    },
  ])
})

it('does not run out of statements', async () => {
  for (let n = 0; n < 900; n++) {
    const text = sql`select ${sql.lit(n)} as n`
    await text.execute(server.db)
    expect((await text.execute(server.db)).rows).toEqual([{ n }])
  }
  const { rows } = await sql<{ kept: number }>`select count(*) as kept from pg_prepared_statements`.execute(
    server.db,
  )
  expect(rows[0]?.kept).toBeLessThan(450)
})
