import type { ImportLogDetail, ImportLogResult } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'

const LEA = '4107320'

let server: TestServer
let browser: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  browser = await server.browser('admin@example.org')
})
afterAll(() => server.close())

const list = async <Row>(path: string, query: string): Promise<Row[]> => {
  const answer = await browser(`/api/district/import-log-${path}?lea=${LEA}&limit=1000&${query}`)
  expect(answer.status).toBe(200)
  return (await answer.json()).data
}

it('[ux 9.11] the results of some days are one question, with what each day of a component is colored by', async () => {
  const all = await list<ImportLogResult>('results', '')
  const [from, to] = ['2026-09-08T04:00:00Z', '2026-09-12T04:00:00Z']
  const found = await list<ImportLogResult>(
    'results',
    `filter[startedAt][gte]=${from}&filter[startedAt][lt]=${to}&sort[startedAt]=desc`,
  )
  const started = found.map(({ startedAt }) => startedAt)
  expect(started).toEqual(started.toSorted().reverse())
  const ids = (rows: readonly ImportLogResult[]) => rows.map(({ etlStatusId }) => etlStatusId).sort()
  const expected = all.filter(
    ({ startedAt }) =>
      startedAt !== null &&
      Date.parse(startedAt) >= Date.parse(from) &&
      Date.parse(startedAt) < Date.parse(to),
  )
  expect(expected.length).toBeGreaterThan(0)
  expect(expected.length).toBeLessThan(all.length)
  expect(ids(found)).toEqual(ids(expected))
  for (const row of found)
    expect(row).toMatchObject({
      componentName: expect.any(String),
      status: expect.any(String),
      batchId: expect.any(Number),
      recordsRead: expect.any(Number),
      recordsRejected: expect.any(Number),
    })
})

it('[domain 8.15] what was found about one record is told over all batches, newest first', async () => {
  const all = await list<ImportLogDetail>('details', '')
  const bySource = Map.groupBy(
    all.filter(({ sourceId }) => sourceId !== null),
    ({ sourceId, componentName }) => `${componentName} ${sourceId}`,
  )
  const [lines = []] = [...bySource.values()].sort((a, b) => b.length - a.length)
  const [line] = lines
  const named = `filter[sourceId]=${encodeURIComponent(line?.sourceId ?? '')}&filter[componentName]=${line?.componentName}`
  const found = await list<ImportLogDetail>('details', `${named}&sort[loggedAt]=desc`)
  expect(found.map(({ id }) => id).sort()).toEqual(lines.map(({ id }) => id).sort())
  const logged = found.map(({ loggedAt }) => loggedAt)
  expect(logged).toEqual(logged.toSorted().reverse())
  for (const { batchId, etlStatusId, message, cause } of found)
    expect([batchId, etlStatusId, message, cause]).toEqual([
      ...[expect.any(Number), expect.any(Number), expect.any(String), expect.any(String)],
    ])
  expect(await list('details', `filter[sourceId]=${encodeURIComponent(`${line?.sourceId}0`)}`)).toEqual([])
  const newest = logged[0] ?? ''
  expect(
    (await list<ImportLogDetail>('details', `${named}&filter[loggedAt][gte]=${newest}`)).map(
      ({ loggedAt }) => loggedAt,
    ),
  ).toEqual(logged.filter((one) => one >= newest))
  const others = Object.keys(Object.groupBy(all, ({ componentName }) => componentName))
  expect(others.length).toBeGreaterThan(1)
})

it('[9.3] causes come with their history: since when, whether they were gone, and what loaded their rows', async () => {
  const [noted] = await server.db
    .selectFrom('importCauses')
    .selectAll()
    .where('lea', '=', '4107320')
    .orderBy('batchId', 'desc')
    .limit(1)
    .execute()
  if (!noted) throw new Error('No cause')
  const { etlStatusId, cause, since } = noted
  await server.db
    .updateTable('importCauses')
    .set({ isBack: true, loadedBatchId: 99_999 })
    .where('etlStatusId', '=', etlStatusId)
    .where('cause', '=', cause)
    .execute()
  const employee = await server.browser('employee@example.org')
  const query = `lea=4107320&limit=1&filter[etlStatusId]=${etlStatusId}&facets[0]=cause`
  const { extensions } = await (await employee(`/api/district/import-log-details?${query}`)).json()
  const group = extensions.facets.cause.find(({ value }: { value: string }) => value === cause)
  expect(group.history).toEqual({ since, isBack: true, loadedBatchId: 99_999 })
})
