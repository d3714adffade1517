import type { ExportLogDetail, ExportLogHeader, ExportLogResult } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'

const LEA = '4107320'

let server: TestServer
let dana: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  dana = await server.browser('admin@example.org')
})
afterAll(() => server.close())

const get = async (path: string) => {
  const answer = await dana(`/api/district/export-log-${path}${path.includes('?') ? '&' : '?'}lea=${LEA}`)
  expect(answer.status).toBe(200)
  return answer.json()
}
const headers = async (query = ''): Promise<ExportLogHeader[]> => (await get(`headers${query}`)).data
const results = async (query: string): Promise<ExportLogResult[]> => (await get(`results${query}`)).data

it('[S7] leads from a sending to its files and to what was wrong with one', async () => {
  const [header] = await headers('?filter[status]=failed')
  expect(header).toMatchObject({
    lea: LEA,
    districtName: 'Larkspur Valley Unified',
    deliveryStatus: 'failed',
    errorCount: 1,
    message: expect.stringMatching(/^Sites: 127\.0\.0\.1:4391 refused the sign-in\.$/),
  })
  const files = await results(`?filter[batchId]=${header?.batchId}`)
  expect(files.map(({ status, deliveryStatus }) => [status, deliveryStatus])).toEqual([
    ['failed', 'failed'],
    ...files.slice(1).map(() => ['cancelled', 'generated']),
  ])
  for (const { fileName, checksumSha256, fileSizeBytes } of files) {
    expect(fileName).toMatch(/^4107320_\w+_2026\d{4}\.csv$/)
    expect(checksumSha256).toMatch(/^[0-9a-f]{64}$/)
    expect(fileSizeBytes).toBeGreaterThan(0)
  }
  expect(header?.components.map(({ etlStatusId }) => etlStatusId)).toEqual(
    files.map(({ etlStatusId }) => etlStatusId),
  )
  const details = await get(`details?filter[etlStatusId]=${files[0]?.etlStatusId}`)
  const [line]: ExportLogDetail[] = details.data
  expect(line).toMatchObject({
    batchId: header?.batchId,
    exportId: header?.exportId,
    errorCode: 'X001',
    severity: 'error',
    stage: 'transfer',
    owner: 'provider',
    cause: 'X001:file',
    fixTarget: { route: 'export-edit', params: { districtId: '412', id: String(header?.exportId) } },
  })
})

it('keeps the identities of counts, and tells the same file of the sending before', async () => {
  const all = await headers('?limit=100')
  expect(all.length).toBeGreaterThan(3)
  for (const header of all) {
    const files = await results(`?filter[batchId]=${header.batchId}`)
    const sum = (field: 'recordsRead' | 'recordsWritten' | 'recordsSkipped' | 'warningCount') =>
      files.reduce((total, file) => total + file[field], 0)
    for (const field of ['recordsRead', 'recordsWritten', 'recordsSkipped', 'warningCount'] as const)
      expect(header[field]).toBe(sum(field))
    expect(header.recordsRead).toBe(header.recordsWritten + header.recordsSkipped)
    for (const file of files) {
      const before = all
        .filter((one) => one.exportId === header.exportId && one.batchId < header.batchId)
        .map((one) => one.components.find((other) => other.componentName === file.componentName))
        .find((other) => other?.status === 'completed')
      expect(file.previous?.recordsWritten).toBe(before?.recordsWritten)
    }
  }
})

it('R46 groups sendings by status, and lines by cause with a sample', async () => {
  const all = await headers('?limit=100')
  const { extensions } = await get('headers?facets[0]=status&filter[status]=failed&limit=1')
  const counts: { value: string; count: number }[] = extensions.facets.status
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
  expect(extensions.totalCount).toBe(counts.find(({ value }) => value === 'failed')?.count)
  const grouped = await get('details?facets[0]=cause&facets[1]=severity&limit=1')
  const causes: { value: string; count: number; sample: ExportLogDetail }[] = grouped.extensions.facets.cause
  expect(causes.map(({ value }) => value).sort()).toEqual(expect.arrayContaining(['X001:file', 'X002:file']))
  for (const { value, sample } of causes) expect(sample.cause).toBe(value)
  expect(causes.reduce((sum, { count }) => sum + count, 0)).toBe(grouped.extensions.totalCount)
})

it.each([
  ['headers?filter[productId]=2', 'productId', 2],
  ['headers?filter[componentName]=students&filter[schoolYear]=2026', 'schoolYear', 2026],
  ['results?filter[deliveryStatus]=generated', 'deliveryStatus', 'generated'],
  ['details?filter[severity]=warning', 'severity', 'warning'],
])('%s answers those rows only', async (path, field, value) => {
  const { data } = await get(path)
  expect(data.length).toBeGreaterThan(0)
  for (const row of data) expect(row[field]).toBe(value)
})

it('[ux 9.11] finds the sendings that left rows out, and names the files of each', async () => {
  const all = await headers('?limit=100')
  const found = await headers('?filter[recordsSkipped][gte]=1&limit=100')
  const leftOut = all.filter(({ recordsSkipped }) => recordsSkipped > 0)
  expect(leftOut.length).toBeGreaterThan(0)
  expect(found.map(({ batchId }) => batchId)).toEqual(leftOut.map(({ batchId }) => batchId))
  const [header] = await headers('?filter[status]=failed')
  const files = await results(`?filter[batchId]=${header?.batchId}`)
  expect(header?.components.map(({ fileName, deliveryStatus }) => [fileName, deliveryStatus])).toEqual(
    files.map(({ fileName, deliveryStatus }) => [fileName, deliveryStatus]),
  )
})

it('is found by product and number', async () => {
  const [newest] = await headers()
  expect((await headers(`?search=${newest?.batchId}`)).map(({ batchId }) => batchId)).toEqual([
    newest?.batchId,
  ])
  for (const { productName } of await headers('?search=screen')) expect(productName).toBe('Screening')
})

it('[R18] shows nothing of another district', async () => {
  const foreign = await server.db
    .selectFrom('exportBatches')
    .select('batchId')
    .where('lea', '=', '0610391')
    .executeTakeFirstOrThrow()
  for (const path of ['headers', 'results', 'details'])
    expect((await get(`${path}?filter[batchId]=${foreign.batchId}`)).data).toEqual([])
})
