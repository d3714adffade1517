import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'

let server: TestServer
let browser: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  browser = await server.browser('admin@example.org')
})
afterAll(() => server.close())

const LEA = 'lea=4107320'
const sync = (body: object = {}) =>
  browser(`/api/district/sis-imports/sync?${LEA}`, { method: 'POST', body: JSON.stringify(body) })
const get = async (path: string) => (await browser(`/api/district/${path}&${LEA}`)).json()

it('[R46] a sync runs, and can be followed from its batch to one wrong value', async () => {
  const answer = await sync()
  expect(answer.status).toBe(200)
  const { batchId } = (await answer.json()).data
  await server.jobs.idle()
  const [header] = (await get(`import-log-headers?filter[batchId]=${batchId}`)).data
  expect(header).toMatchObject({ triggeredBy: 'Dana Reyes', triggerType: 'manual', componentsDone: 17 })
  const results = (await get(`import-log-results?filter[batchId]=${batchId}`)).data
  const sum = (field: string) =>
    results.reduce((n: number, row: Record<string, number>) => n + (row[field] ?? 0), 0)
  for (const field of ['recordsRead', 'recordsRejected', 'recordsUnchanged', 'errorCount'])
    expect([field, header[field]]).toEqual([field, sum(field)])
  expect(header.components.map((one: { etlStatusId: number }) => one.etlStatusId)).toEqual(
    results.map((one: { etlStatusId: number }) => one.etlStatusId),
  )
  expect(results[0].previous.batchId).toBeLessThan(batchId)
  const rejected = results.find((row: { recordsRejected: number }) => row.recordsRejected > 0)
  const details = await get(
    `import-log-details?filter[etlStatusId]=${rejected.etlStatusId}&filter[severity]=error&limit=1&facets[0]=cause`,
  )
  expect(details.extensions.totalCount).toBe(rejected.errorCount)
  expect(details.data[0]).toMatchObject({ batchId, severity: 'error', rowData: expect.any(Object) })
  expect(details.extensions.facets.cause[0].sample.message).toMatch(/\w/)
})

it('[R46] a second sync is refused while one runs, with the time of the first', async () => {
  await server.db
    .insertInto('importBatches')
    .values({
      lea: '4107320',
      schoolYear: 2026,
      source: 'sftp',
      triggerType: 'manual',
      status: 'loading',
      startedAt: '2026-09-14T12:14:00Z',
    })
    .execute()
  const answer = await sync()
  expect(answer.status).toBe(409)
  expect((await answer.json()).error).toEqual({
    code: 409,
    message: 'An import has been running since 09/14/2026 - 08:14AM (ET)',
  })
  await server.db
    .updateTable('importBatches')
    .set({ status: 'cancelled' })
    .where('status', '=', 'loading')
    .execute()
})

it('[S9] a refusal names its time in the zone that the server is set to', async () => {
  const central = await createTestServer({ timeZone: 'America/Chicago' })
  onTestFinished(() => central.close())
  await central.db
    .insertInto('importBatches')
    .values({
      lea: '4107320',
      schoolYear: 2026,
      source: 'sftp',
      triggerType: 'manual',
      status: 'loading',
      startedAt: '2026-09-14T12:14:00Z',
    })
    .execute()
  const dana = await central.browser('admin@example.org')
  const answer = await dana(`/api/district/sis-imports/sync?${LEA}`, { method: 'POST', body: '{}' })
  expect(answer.status).toBe(409)
  expect((await answer.json()).error.message).toBe(
    'An import has been running since 09/14/2026 - 07:14AM (CT)',
  )
})

it.each([
  [{ components: [] }, 'Components'],
  [{ components: ['teachers'] }, 'Components 1'],
  [{ mode: 'everything' }, 'Mode'],
  [{ force: true }, '"force"'],
  [{ components: ['transcripts'] }, 'Transcripts'],
])('refuses to sync %j and says why', async (body, words) => {
  await server.db
    .updateTable('importTemplates')
    .set({ isEnabled: false })
    .where('componentName', '=', 'transcripts')
    .execute()
  const answer = await sync(body)
  expect(answer.status).toBe(400)
  expect((await answer.json()).error.message).toContain(words)
})

it('[S3] templates come with columns, required ones first, values and translations', async () => {
  const { data } = await get('sis-imports-detailed?filter[componentName]=students')
  const columns = data[0].importTemplateColumns
  const required = columns.map((column: { isRequired: boolean }) => column.isRequired)
  expect(required).toEqual([...required].sort((a, b) => Number(b) - Number(a)))
  const grade = columns.find((column: { columnName: string }) => column.columnName === 'gradeLevel')
  const kindergarten = grade.possibleValues.find((one: { value: string }) => one.value === 'KG')
  expect(kindergarten.importTemplateTranslations).toContainEqual(
    expect.objectContaining({ sisImportId: data[0].id, importTemplateColumnId: grade.id, sourceValue: 'K' }),
  )
})
