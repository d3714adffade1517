import { type Operation, resources } from '@edconsole/console-core/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { holdBatch } from '../testing/hold-batch.ts'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'

let server: TestServer
let browser: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  browser = await server.browser('employee@example.org')
  // Without a batch that waits for a decision, there are no records to remove.
  await holdBatch(server.db, { lea: '4107320', now: server.now() })
  const { id: runId } = await server.db
    .insertInto('rolloverRuns')
    .values({ startedAt: server.now(), startedBy: 'Ana Silva', endedAt: server.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('rolloverRunDistricts')
    .values({ runId, districtId: 412, fromYear: 2025, status: 'done' })
    .execute()
  // A record that no one changed has no entry in the audit log.
  for (const city of ['Fernhill', 'Larkspur']) {
    const body = JSON.stringify({ city })
    expect((await browser('/api/district/412?lea=4107320', { method: 'PATCH', body })).status).toBe(200)
  }
  // Without a type: its text is empty.
  const annex = JSON.stringify({ siteCode: '0999', siteName: 'Annex' })
  expect((await browser('/api/district/site?lea=4107320', { method: 'POST', body: annex })).status).toBe(200)
  // The status of districts changes when their summaries are made anew.
  await server.jobs.idle()
})
afterAll(() => server.close())

const LOGS = '/api/district/import-log-headers?lea=4107320&'
const CLIENT = { headers: { 'x-ied-client-id': '90412' } }
const ask = async (query: string, path = LOGS) => {
  const response = await browser(`${path}${query}`, CLIENT)
  return { status: response.status, ...(await response.json()) }
}
const lists = Object.values(resources)
  .flatMap((resource) => Object.values<Operation>(resource))
  .flatMap(({ id, path, list, lea }) =>
    list ? [{ id, path: `/api${path}?${lea ? 'lea=4107320&' : ''}`, list }] : [],
  )

describe('[R16] a malformed question', () => {
  it.each([
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=', 'limit'],
    ['limit=1e2', 'limit'],
    ['limit[0]=5', 'limit'],
    ['limit=5&limit=6', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=1.5', 'offset'],
    ['offset=99999999999', 'offset'],
    ['sort=startedAt', 'sort'],
    ['sort[startedAt]=up', 'sort[startedAt]'],
    ['sort[message]=asc', 'sort'],
    ['sort[constructor]=asc', 'sort'],
    ['sort[startedAt]=asc&sort[status]=asc', 'sort'],
    ['filter=failed', 'filter'],
    ['filter[message]=x', 'filter'],
    ['filter[constructor]=x', 'filter'],
    ['filter[recordsRejected]=many', 'filter[recordsRejected]'],
    ['filter[recordsRejected][gte]=', 'filter[recordsRejected][gte]'],
    ['filter[recordsRejected][above]=1', 'filter[recordsRejected][above]'],
    ['filter[recordsRejected][contains]=1', 'filter[recordsRejected][contains]'],
    ['filter[startedAt][gte]=yesterday', 'filter[startedAt][gte]'],
    ['filter[startedAt][empty]=true', 'filter[startedAt][empty]'],
    ['filter[batchId][empty]=true', 'filter[batchId][empty]'],
    ['filter[componentName][empty]=false', 'filter[componentName][empty]'],
    ['filter[status][empty]=', 'filter[status][empty]'],
    ['filter[message][empty]=true', 'filter'],
    ['filter[startedAt][gte]=2026-13-45', 'filter[startedAt][gte]'],
    ['filter[status][a][b]=1', 'filter[status]'],
    ['search[a]=b', 'search'],
    [`search=${'x'.repeat(201)}`, 'search'],
    ['facets=message', 'facets'],
    ['facets[0][a]=status', 'facets'],
  ])('%s names the parameter', async (query, name) => {
    const { status, error } = await ask(query)
    expect(status).toBe(400)
    expect(error.code).toBe(400)
    expect(error.message).toContain(`'${name}`)
  })

  it('a null character is refused, not handed to the database', async () => {
    expect((await ask('search=%00')).status).toBe(400)
  })
})

describe('[R16] a list', () => {
  it('has its defaults, and always the total', async () => {
    const { data, errors, extensions } = await ask('')
    expect(extensions).toEqual({ limit: 25, offset: 0, totalCount: data.length })
    expect(errors).toEqual([])
    const started = data.map((batch: { startedAt: string }) => batch.startedAt)
    expect(started).toEqual([...started].sort().reverse())
    expect((await ask('offset=100000')).extensions.totalCount).toBe(data.length)
  })

  it.each(lists)(
    '$id sorts by every column that it declares, empty values last, and pages without gaps',
    async ({ path, list }) => {
      for (const field of [list.key, ...list.sortable])
        for (const direction of ['asc', 'desc']) {
          const sort = `sort[${field}]=${direction}`
          const all = await ask(`limit=12&${sort}`, path)
          expect(all.status).toBe(200)
          const pages = []
          for (let offset = 0; offset < all.data.length; offset += 5)
            pages.push(
              ...(await ask(`limit=${Math.min(5, all.data.length - offset)}&offset=${offset}&${sort}`, path))
                .data,
            )
          const keys = (rows: Record<string, unknown>[]) => rows.map((row) => row[list.key])
          expect(keys(pages)).toEqual(keys(all.data))
          const empty = (await ask(`limit=1000&${sort}`, path)).data.map(
            (row: Record<string, unknown>) => row[field] === null || row[field] === '',
          )
          expect([field, empty]).toEqual([field, empty.toSorted()])
        }
    },
  )

  it.each(lists)('$id filters by every column that it declares', async ({ path, list }) => {
    const [row] = (await ask('limit=1', path)).data
    for (const field of list.filterable) {
      // A field may hold several values; the list is asked for one of them.
      const held: unknown[] = [row[field] ?? (field === 'componentName' ? 'students' : undefined)].flat()
      const [value] = held
      if (value === undefined || value === null) continue
      const { data, status } = await ask(`filter[${field}][0]=${encodeURIComponent(String(value))}`, path)
      expect([field, status]).toEqual([field, 200])
      expect(data.length).toBeGreaterThan(0)
      if (field in row) for (const found of data) expect([found[field]].flat()).toContain(value)
    }
  })

  it.each(lists)(
    '$id tells rows without a value from those with one, where there may be some',
    async ({ path, list }) => {
      const { data } = await ask('limit=1000', path)
      const total = async (query: string) => (await ask(`limit=1&${query}`, path)).extensions.totalCount
      for (const field of [list.key, ...list.filterable]) {
        const without = await ask(`limit=1000&filter[${field}][empty]=true`, path)
        const lacks = (row: Record<string, unknown>) => row[field] === null || row[field] === ''
        if (!list.mayBeEmpty?.includes(field)) {
          expect([field, without.status]).toEqual([field, 400])
          expect(without.error.message).toContain(`'filter[${field}][empty]'`)
          expect([field, data.filter(lacks)]).toEqual([field, []])
          continue
        }
        expect([field, without.status]).toEqual([field, 200])
        for (const row of without.data) expect([field, lacks(row)]).toEqual([field, true])
        const filled = await ask(`limit=1000&filter[${field}][empty]=false`, path)
        for (const row of filled.data) expect([field, lacks(row)]).toEqual([field, false])
        expect([field, without.extensions.totalCount + filled.extensions.totalCount]).toEqual([
          field,
          await total(''),
        ])
      }
    },
  )

  it.each(['maybe', '', '2', 'null', 'true&filter[x][empty]=true'])(
    'whether a value is there is asked with true or false: %j',
    async (value) => {
      const path = '/api/district/students?lea=4107320&'
      const { status, error } = await ask(`filter[batchId][empty]=${value}`, path)
      expect([status, error.message.includes("'filter")]).toEqual([400, true])
    },
  )

  it('an empty value and a bound are asked together, and a list of them is none', async () => {
    const path = '/api/gradebook?lea=4107320&'
    const total = async (query: string) => (await ask(query, path)).extensions.totalCount
    const due = await total('filter[dueDate][empty]=false')
    expect(due).toBeGreaterThan(0)
    expect(await total('filter[dueDate][empty]=false&filter[dueDate][gte]=1990-01-01')).toBe(due)
    expect(await total('filter[dueDate][empty]=true&filter[dueDate][gte]=1990-01-01')).toBe(0)
    expect((await ask('filter[dueDate][empty][0]=true', path)).status).toBe(400)
    expect((await ask('filter[dueDate][0][empty]=true', path)).status).toBe(400)
  })

  it('takes any of some values, bounds, and long numbers', async () => {
    const { data } = await ask('limit=1000')
    const count = (test: (batch: { status: string; recordsRejected: number }) => boolean) =>
      data.filter(test).length
    const total = async (query: string) => (await ask(query)).extensions.totalCount
    expect(await total('filter[status][0]=completed&filter[status][1]=failed')).toBe(
      count(({ status }) => status === 'completed' || status === 'failed'),
    )
    expect(await total('filter[recordsRejected][gte]=1&filter[recordsRejected][lt]=1000')).toBe(
      count(({ recordsRejected }) => recordsRejected >= 1 && recordsRejected < 1000),
    )
    expect(await total('filter[recordsRejected]=999999999999999')).toBe(0)
    expect(await total('filter[componentName]=students')).toBeGreaterThan(0)
    const long = Array.from({ length: 40 }, (_, i) => `filter[status][${i}]=completed`).join('&')
    expect(await total(long)).toBe(count(({ status }) => status === 'completed'))
  })

  it.each(lists.filter(({ list }) => (list.facets?.length ?? 0) > 1))(
    '[R46] groups of $id are the same together and one by one',
    async ({ path, list: { facets = [] } }) => {
      const query = (names: readonly string[]) =>
        `limit=1&${names.map((name) => `facets[]=${name}`).join('&')}`
      const together = await ask(query(facets), path)
      expect(together.status).toBe(200)
      for (const name of facets) {
        const alone = await ask(query([name]), path)
        expect(together.extensions.facets[name]).toEqual(alone.extensions.facets[name])
      }
    },
  )

  it('[R46] groups by what it declares, without the own filter', async () => {
    const { extensions } = await ask('facets[0]=status&filter[status]=failed')
    const all = (await ask('limit=1000')).data
    const sum = extensions.facets.status.reduce((n: number, group: { count: number }) => n + group.count, 0)
    expect(sum).toBe(all.length)
  })

  it('[R46] groups findings by cause, with values and a sample', async () => {
    const path = '/api/district/import-log-details?lea=4107320&'
    const { extensions } = await ask('facets[0]=cause&limit=1', path)
    const groups = extensions.facets.cause
    expect(groups.length).toBeGreaterThan(0)
    for (const { value, count, values, sample } of groups) {
      const [, own] = [value, await ask(`filter[cause]=${encodeURIComponent(value)}&limit=1000`, path)]
      expect(own.extensions.totalCount).toBe(count)
      expect(sample).toMatchObject({ cause: value })
      const received = own.data.filter(
        (line: { rejectedValue: string | null }) => line.rejectedValue !== null,
      )
      expect(values.length).toBeLessThanOrEqual(50)
      if (values.length < 50)
        expect(values.reduce((n: number, one: { count: number }) => n + one.count, 0)).toBe(received.length)
    }
  })
})

describe('whatever is typed is a value, never SQL', () => {
  const nasty = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom("'; drop table users; --", '%', '_', '\\', "a'b", '$1', '::int', '"', '\u{1F600}', 'İ'),
  )
  it('in a search and in filters of every list', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...lists), nasty, nasty, async ({ path, list }, search, value) => {
        if (`${search}${value}`.includes('\0')) return
        const field = fc.sample(fc.constantFrom(list.key, ...list.filterable), 1)[0] ?? list.key
        const query = `search=${encode(search)}&filter[${field}][0]=${encode(value)}`
        expect([200, 400]).toContain((await ask(query, path)).status)
      }),
      { numRuns: Number(process.env.SOAK_RUNS ?? 120) },
    )
    expect((await ask('')).extensions.totalCount).toBeGreaterThan(0)
  })

  it('finds a text that holds wildcards only where it stands', async () => {
    expect((await ask('search=%25')).extensions.totalCount).toBe(0)
    expect((await ask('search=_')).extensions.totalCount).toBe(0)
    expect((await ask('search=AERIES')).extensions.totalCount).toBeGreaterThan(0)
  })
})

const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, ''))
