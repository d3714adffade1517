import { GRADE_CODES } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { testMail } from '../testing/test-mail.ts'

let server: TestServer
let lea: string
/** The same caller at two processes: each remembers for itself, both on one database. */
let here: TestFetch
let there: TestFetch
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  const roles = ['ROLE_TABLE_VIEWER_VIEW', 'ROLE_IMPORT_LOG_VIEW'] as const
  const district = await server.newDistrict({ roles })
  lea = district.lea
  here = await server.browser(district.email)
  const cookie = await server.signIn(district.email)
  const { db, secrets, now } = server
  const other = createApp({
    db,
    secrets,
    now,
    mail: testMail().mail,
    allowLoopback: false,
    employeeAccess: 'either',
    store: server.store,
    nudge: () => {},
  })
  there = async (path) =>
    other.fetch(new Request(new URL(String(path), 'http://other.test'), { headers: { cookie } }))
})

const add = (from: number, to: number, { schoolYear = 2026, isActive = true, db = server.db } = {}) =>
  sql`insert into sis_rows (lea, component, school_year, source_id, data, hash, search_text, is_active, date_last_modified)
    select ${lea}, 'students', ${schoolYear}::integer, 'S' || n,
      jsonb_build_object('studentId', 'S' || n, 'lastName', case when n % 7 > 0 then chr(65 + (n * 37) % 26) || n % 50 end,
        'gradeLevel', lpad((n % 13)::text, 2, '0')), '', 's' || n, ${isActive}::boolean, now()
    from generate_series(${from}::integer, ${to}::integer) as n`.execute(db)

type Page = { data: { id: number; lastName: string | null }[]; extensions: { totalCount: number } }
const page = async (fetch: TestFetch, query: string): Promise<Page> => {
  const response = await fetch(`/api/district/students?lea=${lea}&${query}`)
  expect(response.status).toBe(200)
  return response.json()
}
const totals = async (query: string) => [
  (await page(here, query)).extensions.totalCount,
  (await page(there, query)).extensions.totalCount,
]

describe('[R16] a total', () => {
  it.each([
    ['', (n: number) => n],
    ['filter[schoolYear]=2026', (n: number) => n],
    ['filter[schoolYear]=2025', () => 0],
    ['filter[isActive]=true&filter[schoolYear][0]=2026&filter[schoolYear][1]=2025', (n: number) => n],
    ['filter[gradeLevel]=03', (n: number) => Math.floor((n + 10) / 13)],
    ['search=s1', (n: number) => [...Array(n)].filter((_, i) => `${i + 1}`.startsWith('1')).length],
  ])('is right after each write, in every process: %s', async (filter, expected) => {
    for (const n of [1, 2, 60, 61, 300]) {
      await add(n === 1 ? 1 : ((await totals('limit=1'))[0] ?? 0) + 1, n)
      for (const query of [`limit=1&${filter}`, `limit=50&${filter}`, `limit=1&offset=40&${filter}`])
        expect(await totals(query)).toEqual([expected(n), expected(n)])
    }
  })

  it('follows changes that leave the number of rows as it was', async () => {
    await add(1, 100)
    expect(await totals('limit=1&filter[gradeLevel]=13')).toEqual([0, 0])
    await sql`update sis_rows set data = data || '{"gradeLevel": "13"}' where lea = ${lea} and source_id in ('S1', 'S2')`.execute(
      server.db,
    )
    expect(await totals('limit=1&filter[gradeLevel]=13')).toEqual([2, 2])
    await sql`update sis_rows set is_active = false where lea = ${lea} and source_id < 'S2'`.execute(
      server.db,
    )
    const active = await totals('limit=1&filter[isActive]=1')
    const inactive = await totals('limit=1&filter[isActive]=0')
    expect(active.map((count, at) => count + (inactive[at] ?? 0))).toEqual([100, 100])
    await sql`delete from sis_rows where lea = ${lea}`.execute(server.db)
    for (const query of ['limit=1', 'limit=1&filter[gradeLevel]=13'])
      expect(await totals(query)).toEqual([0, 0])
  })

  it('knows nothing of what is not committed, or was undone', async () => {
    await add(1, 10)
    const undone = server.db.transaction().execute(async (trx) => {
      await add(11, 20, { db: trx })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await totals('limit=1')).toEqual([10, 10])
  })

  it('is the same as counting, whatever many writers do at once, and its notes stay few', async () => {
    await Promise.all(
      Array.from({ length: 12 }, async (_, writer) => {
        for (let round = 0; round < 25; round++) {
          const from = writer * 1000 + round * 10
          await add(from, from + 9, { schoolYear: 2025 + (round % 2) })
          if (round % 3 === 0)
            await sql`delete from sis_rows where lea = ${lea} and source_id = ${`S${from + 1}`}`.execute(
              server.db,
            )
          if (round % 5 === 0)
            await sql`update sis_rows set is_active = false where lea = ${lea} and source_id = ${`S${from + 2}`}`.execute(
              server.db,
            )
        }
      }),
    )
    const { rows } = await sql`select school_year, is_active,
        (select coalesce(sum(row_count), 0) from row_counts c where c.lea = ${lea} and c.scope = 'sis_rows:students'
          and c.school_year = r.school_year and c.is_active = r.is_active) as kept, count(*) as counted
      from sis_rows r where lea = ${lea} group by 1, 2 order by 1, 2`.execute(server.db)
    expect(rows).toHaveLength(4)
    for (const row of rows) expect(row).toMatchObject({ kept: (row as { counted: number }).counted })
    const notes = await sql<{
      count: number
    }>`select count(*) as count from row_counts where lea = ${lea}`.execute(server.db)
    expect(notes.rows[0]?.count).toBeLessThan(300)
  })

  it.each(['import-log-headers', 'import-log-results', 'import-log-details'])(
    'of %s follows what is logged',
    async (list) => {
      const total = async () => {
        const answers = await Promise.all(
          [here, there].map(async (fetch) =>
            (await fetch(`/api/district/${list}?lea=${lea}&limit=1`)).json(),
          ),
        )
        return answers.map((answer) => answer.extensions.totalCount)
      }
      expect(await total()).toEqual([0, 0])
      const { batchId } = await server.db
        .insertInto('importBatches')
        .values({
          lea,
          schoolYear: 2026,
          source: 'upload',
          triggerType: 'manual',
          status: 'failed',
          startedAt: new Date(),
        })
        .returning('batchId')
        .executeTakeFirstOrThrow()
      const { etlStatusId } = await server.db
        .insertInto('importResults')
        .values({ batchId, lea, componentName: 'students', sequence: 1, stage: 'load', status: 'failed' })
        .returning('etlStatusId')
        .executeTakeFirstOrThrow()
      await server.db
        .insertInto('importDetails')
        .values({
          lea,
          batchId,
          etlStatusId,
          componentName: 'students',
          severity: 'error',
          stage: 'load',
          errorCode: 'X',
          cause: 'X',
          causeTitle: 'X',
          message: 'x',
          owner: 'district',
          loggedAt: new Date(),
        })
        .execute()
      expect(await total()).toEqual([1, 1])
      for (const table of ['importDetails', 'importResults', 'importBatches'] as const)
        await server.db.deleteFrom(table).where('lea', '=', lea).where('batchId', '=', batchId).execute()
      expect(await total()).toEqual([0, 0])
    },
  )
})

describe('[R16] a page deep inside', () => {
  const ROWS = 4321
  const stored = async (order: string) => {
    const { rows } = await sql<{
      id: number
    }>`select id from sis_rows where lea = ${lea} order by ${sql.raw(order)}`.execute(server.db)
    return rows.map(({ id }) => id)
  }

  it.each([
    ['sort[lastName]=asc', `lower(data->>'lastName') collate "C", id`],
    ['sort[lastName]=desc', `lower(data->>'lastName') collate "C" desc nulls last, id desc`],
    ['sort[gradeLevel]=asc', `array_position('{${GRADE_CODES.join(',')}}'::text[], data->>'gradeLevel'), id`],
    ['sort[siteCode]=desc', 'id desc'],
    ['sort[id]=desc', 'id desc'],
  ])('is the same however one comes there, rows without a value included: %s', async (sort, order) => {
    await add(1, ROWS)
    const all = await stored(order)
    const offsets = [
      4300, 4200, 1000, 1100, 1050, 2000, 2100, 2150, 3900, 3800, 3700, 2200, 999, 4320, 4321, 9000, 1001,
    ]
    for (const offset of [...offsets, ...offsets])
      for (const fetch of [here, there]) {
        const { data, extensions } = await page(fetch, `limit=100&offset=${offset}&${sort}`)
        expect(data.map(({ id }) => id)).toEqual(all.slice(offset, offset + 100))
        expect(extensions.totalCount).toBe(ROWS)
        expect(Object.keys(data[0] ?? {})).not.toContain('sortOfRow')
      }
  })

  it('follows what is added before it', async () => {
    await add(1, ROWS)
    const sort = 'limit=50&sort[lastName]=asc'
    for (const n of [0, 1, 2, 3]) {
      if (n > 0) await add(ROWS + n, ROWS + n)
      const all = await stored(`lower(data->>'lastName') collate "C", id`)
      for (const offset of [1500, 1550, 3000, 2950]) {
        const { data } = await page(n % 2 ? here : there, `${sort}&offset=${offset}`)
        expect(data.map(({ id }) => id)).toEqual(all.slice(offset, offset + 50))
      }
    }
  })

  it('pages what is filtered and searched as well', async () => {
    await add(1, ROWS)
    await add(1, ROWS, { schoolYear: 2025 })
    const all = await stored(`school_year, lower(data->>'lastName') collate "C", id`)
    for (const offset of [1000, 2000, 1100, 4300])
      for (const filter of ['filter[schoolYear]=2025', 'filter[schoolYear]=2025&search=s']) {
        const { data, extensions } = await page(
          here,
          `${filter}&limit=30&offset=${offset}&sort[lastName]=asc`,
        )
        expect(data.map(({ id }) => id)).toEqual(all.slice(offset, Math.min(offset + 30, ROWS)))
        expect(extensions.totalCount).toBe(ROWS)
      }
  })
})

describe('[R16] rows without a value', () => {
  it.each(['asc', 'desc'])('come last, on every page: %s', async (direction) => {
    await add(1, 60)
    const { rows } = await sql<{ id: number }>`select id from sis_rows where lea = ${lea}
      order by lower(data->>'lastName') collate "C" ${sql.raw(direction)} nulls last, id ${sql.raw(direction)}`.execute(
      server.db,
    )
    const all = rows.map(({ id }) => id)
    for (const filter of ['', '&filter[schoolYear]=2026', '&search=s'])
      for (let offset = 0; offset <= 65; offset += 5) {
        const { data, extensions } = await page(
          here,
          `sort[lastName]=${direction}&limit=10&offset=${offset}${filter}`,
        )
        expect(data.map(({ id }) => id)).toEqual(all.slice(offset, offset + 10))
        expect(extensions.totalCount).toBe(60)
      }
  })
})
