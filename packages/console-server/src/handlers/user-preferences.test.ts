import { routeTable } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' })
})
afterAll(() => server.close())

const person = async (): Promise<TestFetch> => server.browser((await server.newDistrict()).email)
const save = (browser: TestFetch, body: object, kind = 'column_states') =>
  browser(`/api/user-preferences/${kind}`, { method: 'PATCH', body: JSON.stringify(body) })
const saved = async (browser: TestFetch) => (await (await browser('/api/user-preferences')).json()).data

const places = Object.entries(routeTable).flatMap(([id, route]) => ('path' in route ? [id] : []))
const partsOf = (route: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${route}.part-${index}`)
const columns = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ field: `column-${index}`, width: 120 }))

it('R23 takes every route as the id of a table, and parts of it', async () => {
  const browser = await person()
  const sizes = Object.fromEntries(
    places.flatMap((id) => [
      [id, 50],
      [`${id}.rows`, 25],
    ]),
  )
  expect((await save(browser, sizes, 'page_sizes')).status).toBe(200)
  expect((await saved(browser)).pageSizes).toEqual(sizes)
})

it.each(['no-such-table', 'import-logs.', 'import-logs.a.b', 'import-logs.A b', '.', 'constructor'])(
  'R23 refuses the table id %j',
  async (id) => {
    const browser = await person()
    for (const [kind, value] of [
      ['page_sizes', 50],
      ['column_states', []],
    ] as const)
      expect((await save(browser, { [id]: value }, kind)).status).toBe(400)
    expect(await saved(browser)).toEqual({ columnStates: null, pageSizes: null })
  },
)

it('keeps 200 tables of a person, in one call and over many', async () => {
  const sentence = 'Preferences can hold at most 200 tables and 64 kB.'
  const browser = await person()
  const of = (ids: string[]) => Object.fromEntries(ids.map((id) => [id, 50]))
  const refused = await save(browser, of(partsOf('import-logs', 201)), 'page_sizes')
  expect([refused.status, (await refused.json()).error.message]).toEqual([400, sentence])
  expect((await save(browser, of(partsOf('import-logs', 199)), 'page_sizes')).status).toBe(200)
  expect((await save(browser, of(['export-logs']), 'page_sizes')).status).toBe(200)
  expect((await save(browser, of(['sites']), 'page_sizes')).status).toBe(400)
  expect((await save(browser, { 'export-logs': 100 }, 'page_sizes')).status).toBe(200)
  expect(Object.keys((await saved(browser)).pageSizes)).toHaveLength(200)
})

it('keeps 64 kB of a person, and goes on where more was stored before', async () => {
  const browser = await person()
  const statuses = []
  for (const id of partsOf('import-logs', 15))
    statuses.push((await save(browser, { [id]: columns(200) })).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 400])
  expect(JSON.stringify((await saved(browser)).columnStates).length).toBeLessThanOrEqual(64 * 1024)
  const { userId } = await server.db
    .updateTable('userPreferences')
    .set({ data: JSON.stringify(Object.fromEntries(partsOf('x', 300).map((id) => [id, columns(50)]))) })
    .where('data', 'is not', null)
    .where('kind', '=', 'columnStates')
    .returning('userId')
    .executeTakeFirstOrThrow()
  expect(userId).toBeGreaterThan(0)
  expect((await save(browser, { 'import-logs': columns(3) })).status).toBe(200)
  expect((await saved(browser)).columnStates).toEqual({ 'import-logs': columns(3) })
})
