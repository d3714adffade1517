import type { Component } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { json } from '../db/schema/columns.ts'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'

const LEA = '4107320'

let server: TestServer
let browser: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  browser = await server.browser('admin@example.org')
})
afterAll(() => server.close())

const components = async (query: string): Promise<Map<string, Component>> => {
  const answer = await browser(`/api/components?${query}`)
  expect(answer.status).toBe(200)
  const { data }: { data: Component[] } = await answer.json()
  return new Map(data.map((component) => [component.componentName, component]))
}
const totalOf = async (path: string, query = ''): Promise<number> =>
  (await (await browser(`/api${path}?lea=${LEA}&limit=1${query}`)).json()).extensions.totalCount

it('[ux 9.11] each component tells how many rows of it a district has, and which import was the last', async () => {
  const found = await components(`lea=${LEA}`)
  expect(found.get('students')?.storedRows).toBe(await totalOf('/district/students'))
  expect(found.get('students')?.activeRows).toBe(
    await totalOf('/district/students', '&filter[isActive]=true'),
  )
  expect(found.get('attendance')?.storedRows).toBe(await totalOf('/attendance'))
  const { data } = await (
    await browser(
      `/api/district/import-log-results?lea=${LEA}&limit=1000&filter[componentName]=students&sort[etlStatusId]=desc`,
    )
  ).json()
  const last = data.find(({ status }: { status: string }) => status.startsWith('completed'))
  expect(found.get('students')).toMatchObject({ lastImportedAt: last.endedAt, lastBatchId: last.batchId })
})

it('a row that is written now is counted now, by its year', async () => {
  const before = (await components(`lea=${LEA}`)).get('behavior')?.storedRows ?? 0
  expect((await components(`lea=${LEA}&schoolYear=2024`)).get('behavior')?.storedRows).toBe(0)
  await server.db
    .insertInto('sisRows')
    .values({
      lea: LEA,
      component: 'behavior',
      schoolYear: 2024,
      sourceId: 'old',
      data: json({}),
      hash: '',
      dateLastModified: server.now(),
    })
    .execute()
  expect((await components(`lea=${LEA}`)).get('behavior')?.storedRows).toBe(before + 1)
  expect((await components(`lea=${LEA}&schoolYear=2024`)).get('behavior')).toMatchObject({
    storedRows: 1,
    activeRows: 1,
    lastImportedAt: null,
    lastBatchId: null,
  })
  expect((await components(`lea=${LEA}&schoolYear=2026`)).get('behavior')?.storedRows).toBe(before)
})

it('a district that has nothing yet says so, and without a district nothing is said', async () => {
  const { lea, email } = await server.newDistrict()
  const own = await server.browser(email)
  const { data } = await (await own(`/api/components?lea=${lea}`)).json()
  for (const { componentName, storedRows, lastImportedAt, lastBatchId } of data)
    expect([componentName, storedRows, lastImportedAt, lastBatchId]).toEqual([
      componentName,
      ...[componentName === 'accounts' ? expect.any(Number) : 0, null, null],
    ])
  const plain = (await components('')).get('students')
  for (const name of ['storedRows', 'activeRows', 'lastImportedAt', 'lastBatchId'])
    expect(plain).not.toHaveProperty(name)
  expect((await own(`/api/components?lea=${LEA}`)).status).toBe(403)
})

it.each([
  'schoolYear=2026',
  `lea=${LEA}&schoolYear=soon`,
  `lea=${LEA}&schoolYear=`,
  `lea=${LEA}&schoolYear[0]=2026`,
])('R16 refuses %s', async (query) => {
  const answer = await browser(`/api/components?${query}`)
  expect(answer.status).toBe(400)
  expect((await answer.json()).error.message).toContain("'schoolYear'")
})
