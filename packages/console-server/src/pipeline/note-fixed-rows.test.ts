import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { FILES } from './testing/files.ts'
import { createImportBench, LEA } from './testing/import-bench.ts'

let bench: Awaited<ReturnType<typeof createImportBench>>
beforeAll(async () => {
  bench = await createImportBench()
})
afterAll(() => bench.close())
beforeEach(async () => {
  await bench.db.deleteFrom('sisRows').execute()
  await bench.db.deleteFrom('importBatches').execute()
  for (const [name, text] of Object.entries(FILES)) await bench.write(name, text)
  await bench.sync({ components: ['sites'] })
})

const BIRTHDAYS = ['03/09/2020', '04/09/2019'] as const
const students = async (change: (text: string) => string) => {
  await bench.write('STU.csv', change(FILES['STU.csv']))
  return (await bench.sync({ components: ['students'] })).header.batchId
}
const withoutBirthdays = (text: string) => text.replace(BIRTHDAYS[0], '').replace(BIRTHDAYS[1], '')
const withoutOne = (text: string) => text.replace(BIRTHDAYS[0], '')

/** A request about the students without a birth date of the last import. */
const ask = async (batchId: number) => {
  const { id } = await bench.db
    .insertInto('correctionRequests')
    .values((eb) => ({
      lea: LEA,
      schoolYear: 2026,
      componentName: 'students',
      batchId,
      etlStatusId: eb.selectFrom('importResults').select('etlStatusId').where('batchId', '=', batchId),
      cause: 'V003:birthDate',
      errorCode: 'V003',
      rowCount: 2,
      dueOn: '2026-09-21',
      sentTo: 'kim@example.org',
      consoleUrl: 'http://console.test',
      createdAt: new Date(),
      createdBy: 'Ana Silva',
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const { numAffectedRows } = await sql`insert into correction_rows (lea, request_id, detail_id, source_id)
    select lea, ${id}::integer, id, source_id from import_details
    where batch_id = ${batchId}::bigint and cause = 'V003:birthDate' order by id`.execute(bench.db)
  expect(numAffectedRows).toBe(2n)
  return async () => {
    const request = await bench.db
      .selectFrom('correctionRequests')
      .select(['status', 'closedBatchId', 'closedBy'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const rows = await bench.db
      .selectFrom('correctionRows')
      .select('fixedBatchId')
      .where('requestId', '=', id)
      .orderBy('id')
      .execute()
    return [request.status, request.closedBatchId, ...rows.map(({ fixedBatchId }) => fixedBatchId)]
  }
}

it('[9.3] the next imports close what is fixed, and the request with its last row', async () => {
  const stands = await ask(await students(withoutBirthdays))
  const second = await students(withoutOne)
  expect(await stands()).toEqual(['waiting', null, null, second])
  const third = await students((text) => text)
  expect(await stands()).toEqual(['closed', third, third, second])
})

it('[9.3] a row that is gone from a complete file needs no correction any more', async () => {
  const stands = await ask(await students(withoutBirthdays))
  const next = await students((text) => withoutOne(text).replace(/^30018842.*\n/m, ''))
  expect(await stands()).toEqual(['closed', next, next, next])
})

it('[9.3] rows refused for another reason stay open', async () => {
  const stands = await ask(await students(withoutBirthdays))
  await students((text) => text.replaceAll(',0412,', ',9999,'))
  expect(await stands()).toEqual(['waiting', null, null, null])
})
