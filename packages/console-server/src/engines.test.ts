import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from './db/migrate.ts'
import { MIGRATIONS } from './db/migrations/index.ts'
import { createTestServer, type TestServer } from './testing/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

it('runs on the engine that its project is named after', async ({ task }) => {
  const { rows } = await sql<{ version: string }>`select version()`.execute(server.db)
  const project = task.file.projectName
  process.stdout.write(`${project}: ${rows[0]?.version}\n`)
  expect(server.engine).toBe(project === 'server' ? 'postgres' : 'embedded')
  expect(rows[0]?.version.includes('PGlite')).toBe(project !== 'server')
})

it('hands over numbers, moments, days and objects alike', async () => {
  const { rows } = await sql`select count(*) as count, 12::bigint as big, 1.5::numeric as exact,
    '2026-09-14 12:14:00+00'::timestamptz as moment, '2026-09-14'::date as day,
    '{"snake_case": [1]}'::jsonb as data, array['a', 'b'] as list, true as flag`.execute(server.db)
  expect(rows).toEqual([
    {
      count: 1,
      big: 12,
      exact: 1.5,
      moment: '2026-09-14T12:14:00.000Z',
      day: '2026-09-14',
      data: { snake_case: [1] },
      list: ['a', 'b'],
      flag: true,
    },
  ])
})

it('migrates once, whoever comes first', async () => {
  expect(await migrate(server.db, MIGRATIONS)).toEqual([])
  const step = { id: '9999-new', statements: ['create table later (id integer)'] }
  const both = await Promise.all([
    migrate(server.db, [...MIGRATIONS, step]),
    migrate(server.db, [...MIGRATIONS, step]),
  ])
  expect(both.flat()).toEqual(['9999-new'])
})

it('leaves nothing of a step that fails', async () => {
  const broken = {
    id: '99991-broken',
    statements: ['create table half (id integer)', 'select no_such_thing()'],
  }
  const known = [...MIGRATIONS, { id: '9999-new', statements: [] }]
  await expect(migrate(server.db, [...known, broken])).rejects.toThrow('no_such_thing')
  const { rows } = await sql`select from pg_tables where tablename = 'half'`.execute(server.db)
  expect(rows).toEqual([])
})

it('starts beside a newer release, until that takes away what this one uses', async () => {
  const known = [...MIGRATIONS, { id: '9999-new', statements: [] }]
  expect(await migrate(server.db, MIGRATIONS)).toEqual([])
  const contracting = {
    id: '99992-less',
    statements: ['drop table later'],
    contracts: { lastUsedBy: '0.1.0' },
  }
  await migrate(server.db, [...known, contracting])
  await expect(migrate(server.db, MIGRATIONS)).rejects.toThrow('belongs to a newer release')
})
