import type { BatchComparison } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { json } from '../db/schema/columns.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

type Counts = { recordsRead?: number; recordsDeleted?: number; recordsRejected?: number }

/** A batch of students, `days` after the first of September, with findings by value of the grade level. */
const insertBatch = async (lea: string, day: number, counts: Counts, rejected: readonly string[] = []) => {
  const startedAt = new Date(Date.UTC(2026, 8, day, 6))
  const { batchId } = await server.db
    .insertInto('importBatches')
    .values({ lea, schoolYear: 2026, source: 'sftp', triggerType: 'manual', status: 'completed', startedAt })
    .returning('batchId')
    .executeTakeFirstOrThrow()
  const { etlStatusId } = await server.db
    .insertInto('importResults')
    .values(
      Object.assign(
        {
          batchId,
          lea,
          componentName: 'students',
          sequence: 40,
          stage: 'load',
          status: 'completed',
        } as const,
        counts,
      ),
    )
    .returning('etlStatusId')
    .executeTakeFirstOrThrow()
  for (const [at, value] of rejected.entries())
    await server.db
      .insertInto('importDetails')
      .values({
        lea,
        batchId,
        etlStatusId,
        componentName: 'students',
        severity: 'error',
        stage: 'transform',
        rowNumber: at + 1,
        columnName: 'gradeLevel',
        rejectedValue: value,
        errorCode: 'T001',
        cause: `T001:${value.startsWith('no') ? 'siteCode' : 'gradeLevel'}`,
        params: null,
        owner: 'district',
        loggedAt: startedAt,
      })
      .execute()
  return batchId
}

const compare = async (lea: string, email: string) => {
  const browser = await server.browser(email)
  return (after: number, before?: number | string) =>
    sender(`/district/import-log-headers/${after}/compare`)(
      browser,
      'GET',
      `?lea=${lea}${before === undefined ? '' : `&with=${before}`}`,
    )
}

it('[R46] puts a batch beside an earlier one: counts, what grew unusually, and causes with their values', async () => {
  const { lea, email } = await server.newDistrict()
  for (let day = 1; day <= 7; day += 1)
    await insertBatch(lea, day, {
      recordsRead: 100,
      recordsDeleted: day % 3,
      recordsRejected: 20 * (day % 2),
    })
  const before = await insertBatch(lea, 8, { recordsRead: 100, recordsDeleted: 1, recordsRejected: 10 }, [
    'TK+',
    'TK+',
    'no site',
  ])
  const after = await insertBatch(lea, 9, { recordsRead: 120, recordsDeleted: 40, recordsRejected: 30 }, [
    'TK+',
    'PK3',
    'PK3',
  ])
  await server.db
    .insertInto('importChangedRows')
    .values({
      lea,
      batchId: after,
      componentName: 'students',
      change: 'removed',
      examples: json([{ sourceId: '30018842', label: 'Nguyen, Theo' }]),
    })
    .execute()
  const ask = await compare(lea, email)
  const { status, data } = await ask(after)
  expect(status).toBe(200)
  const found = data as BatchComparison
  expect([found.before.batchId, found.after.batchId]).toEqual([before, after])
  expect(found.components).toEqual([
    {
      componentName: 'students',
      etlStatusId: expect.any(Number),
      before: {
        recordsRead: 100,
        recordsInserted: 0,
        recordsUpdated: 0,
        recordsDeleted: 1,
        recordsRejected: 10,
      },
      after: {
        recordsRead: 120,
        recordsInserted: 0,
        recordsUpdated: 0,
        recordsDeleted: 40,
        recordsRejected: 30,
      },
      // 20 more rejections are usual here.
      unusual: ['recordsDeleted'],
    },
  ])
  expect(found.rows).toEqual([
    {
      componentName: 'students',
      change: 'removed',
      rows: 40,
      examples: [{ sourceId: '30018842', label: 'Nguyen, Theo' }],
    },
  ])
  expect(found.causes).toMatchObject([
    {
      cause: 'T001:gradeLevel',
      before: 2,
      after: 3,
      sample: { batchId: after },
      values: [
        { value: 'TK+', before: 2, after: 1 },
        { value: 'PK3', before: 0, after: 2 },
      ],
    },
    { cause: 'T001:siteCode', before: 1, after: 0, sample: { batchId: before } },
  ])
  expect((await ask(after, before - 1)).data).toMatchObject({ before: { batchId: before - 1 } })
})

it('refuses what is not another batch of the district', async () => {
  const { lea, email } = await server.newDistrict()
  const other = await server.newDistrict()
  const foreign = await insertBatch(other.lea, 1, {})
  const first = await insertBatch(lea, 2, {})
  const second = await insertBatch(lea, 3, {})
  const ask = await compare(lea, email)
  expect(await ask(first)).toMatchObject({
    status: 404,
    error: { message: `No batch ran before batch ${first}.` },
  })
  expect(await ask(second, foreign)).toMatchObject({ status: 404 })
  expect(await ask(foreign)).toMatchObject({ status: 404 })
  expect(await ask(second, 'x')).toMatchObject({
    status: 400,
    error: { message: "The parameter 'with' must be the number of a batch." },
  })
  expect(await ask(first, second)).toMatchObject({ status: 200, data: { before: { batchId: second } } })
  expect(await ask(second, second)).toMatchObject({
    status: 400,
    error: { message: "A batch can't be compared with itself." },
  })
})
