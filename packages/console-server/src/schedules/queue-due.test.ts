import { tmpdir } from 'node:os'
import { WEEKDAYS, type Weekday } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { json } from '../db/schema/columns.ts'
import { insertDistrict, LEA } from '../pipeline/testing/import-bench.ts'
import { insertFileTemplates } from '../pipeline/testing/insert-file-templates.ts'
import { localStore } from '../storage/local-store.ts'
import type { TestDatabase } from '../testing/cloned-database.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { queueDue } from './queue-due.ts'

/** A Monday; the district's clocks show 08:14. */
const NOW = '2026-09-14T12:14:00Z'
const DAYS = Object.keys(WEEKDAYS) as Weekday[]
const NIGHTLY = { scheduleEnabled: true, scheduleTime: '02:00', scheduleDays: DAYS }

let database: TestDatabase
let templateIds: number[]
beforeAll(async () => {
  database = await openTestDatabase('empty', new Date(NOW))
  await insertDistrict(database.db)
})
afterAll(() => database.close())
beforeEach(async () => {
  const { db } = database
  await db.deleteFrom('importBatches').execute()
  await db.deleteFrom('jobs').execute()
  await db.deleteFrom('importTemplates').execute()
  await db.deleteFrom('scheduleSlots').execute()
  await db.deleteFrom('scheduleChecks').execute()
  await setDistrict({
    importsEnabled: true,
    isActive: true,
    autoImportTime: null,
    timeZone: 'America/New_York',
  })
  const of = { lea: LEA, schoolYear: 2026, source: 'sftp' as const, updatedAt: new Date(NOW) }
  templateIds = (await insertFileTemplates(db, { ...of, schedule: NIGHTLY })).map(({ id }) => id)
})

const setDistrict = (values: object) => database.db.updateTable('districts').set(values).execute()
const setTemplates = (values: object) => database.db.updateTable('importTemplates').set(values).execute()
const look = (at: string, freshMs = 0) =>
  queueDue(database.db, {
    now: new Date(at),
    freshMs,
    store: localStore(tmpdir()),
    onError: (error) => {
      throw error
    },
  })
const batches = () => database.db.selectFrom('importBatches').selectAll().orderBy('batchId').execute()
/** No worker runs here, so this marks the imports as completed. */
const endImports = () => database.db.updateTable('importBatches').set({ status: 'completed' }).execute()

it('[S3] queues what comes due together as one import of the district, once', async () => {
  await look(NOW)
  await look('2026-09-15T05:59:59Z')
  expect(await batches()).toEqual([])
  await look('2026-09-15T06:00:00Z')
  await look('2026-09-15T06:00:15Z')
  const [batch, ...others] = await batches()
  expect(others).toEqual([])
  expect(batch).toMatchObject({
    lea: LEA,
    triggerType: 'scheduled',
    triggeredBy: null,
    status: 'queued',
    componentsTotal: templateIds.length,
    startedAt: '2026-09-15T06:00:00.000Z',
    schoolYear: 2026,
  })
  const results = await database.db.selectFrom('importResults').select('templateId').execute()
  expect(results.map(({ templateId }) => templateId).sort()).toEqual([...templateIds].sort())
  expect(await database.db.selectFrom('jobs').select(['kind', 'batchId', 'payload']).execute()).toEqual([
    { kind: 'import', batchId: batch?.batchId, payload: {} },
  ])
  await endImports()
  await look('2026-09-16T06:00:00Z')
  expect(await batches()).toHaveLength(2)
})

it('runs only what is due: another time is another import', async () => {
  const [early = 0] = templateIds
  await database.db
    .updateTable('importTemplates')
    .set({ scheduleTime: '01:00' })
    .where('id', '=', early)
    .execute()
  await look(NOW)
  await look('2026-09-15T05:00:10Z')
  expect(await database.db.selectFrom('importResults').select('templateId').execute()).toEqual([
    { templateId: early },
  ])
})

it('catches up once, however many runs were missed', async () => {
  await look(NOW)
  await look('2026-09-25T12:00:00Z')
  await endImports()
  await look('2026-09-25T12:00:15Z')
  expect(await batches()).toHaveLength(1)
})

it('starts each run once when several servers look at the same moment', async () => {
  await look(NOW)
  await Promise.all(Array.from({ length: 4 }, () => look('2026-09-15T06:00:00Z')))
  expect(await batches()).toHaveLength(1)
  expect(await database.db.selectFrom('jobs').select('id').execute()).toHaveLength(1)
})

it('plans once when several servers look at the same moment', async () => {
  await Promise.all(Array.from({ length: 4 }, () => look(NOW)))
  const slots = await database.db.selectFrom('scheduleSlots').select('nextRunAt').execute()
  expect(slots.map(({ nextRunAt }) => nextRunAt)).toEqual(templateIds.map(() => '2026-09-15T06:00:00.000Z'))
})

it('leaves planning to the server that has just done it, and still starts what is due', async () => {
  const planned = async () =>
    (await database.db.selectFrom('scheduleSlots').select('subjectId').execute()).length
  await look('2026-09-15T05:59:55Z')
  const [first = 0] = templateIds
  await database.db.deleteFrom('scheduleSlots').where('subjectId', '!=', first).execute()
  await look('2026-09-15T06:00:02Z', 10_000)
  expect([await planned(), (await batches()).length]).toEqual([1, 1])
  await look('2026-09-15T06:00:05Z', 10_000)
  expect(await planned()).toBe(templateIds.length)
})

it('waits while an import runs, and starts when it has ended', async () => {
  await look(NOW)
  await database.db
    .insertInto('importBatches')
    .values({
      lea: LEA,
      schoolYear: 2026,
      source: 'sftp',
      triggerType: 'manual',
      status: 'extracting',
      startedAt: NOW,
    })
    .execute()
  await look('2026-09-15T06:00:00Z')
  await look('2026-09-16T06:00:00Z')
  expect(await batches()).toHaveLength(1)
  await endImports()
  await look('2026-09-16T06:00:15Z')
  expect(await batches()).toMatchObject([{ triggerType: 'manual' }, { triggerType: 'scheduled' }])
  await endImports()
  await look('2026-09-16T06:00:30Z')
  expect(await batches()).toHaveLength(2)
})

it.each([
  ['the district takes no imports', () => setDistrict({ importsEnabled: false })],
  ['the district is inactive', () => setDistrict({ isActive: false })],
  ['the templates are off', () => setTemplates({ isEnabled: false })],
  ['their schedule is off', () => setTemplates({ scheduleEnabled: false })],
  ['they are of another year', () => setTemplates({ schoolYear: 2025 })],
  ['they have no days', () => setTemplates({ scheduleDays: json([]) })],
])('runs nothing when %s', async (_, change) => {
  await look(NOW)
  await change()
  await look('2026-09-15T06:00:00Z')
  expect(await batches()).toEqual([])
})

it('does not make up for the time in which it was off', async () => {
  await look(NOW)
  await setDistrict({ importsEnabled: false })
  await look('2026-09-15T06:00:00Z')
  await setDistrict({ importsEnabled: true })
  await look('2026-09-15T12:00:00Z')
  await look('2026-09-15T12:00:15Z')
  expect(await batches()).toEqual([])
  await look('2026-09-16T06:00:00Z')
  expect(await batches()).toHaveLength(1)
})

it.each([
  ['a time between saving and the next look', '2026-09-14T12:14:05Z', '08:14', 0],
  ['a time after saving that passed before the next look', '2026-09-14T12:14:05Z', '08:15', 1],
])('%s', async (_, updatedAt, scheduleTime, expected) => {
  await look(NOW)
  await setTemplates({ scheduleTime, updatedAt })
  await look('2026-09-14T12:15:10Z')
  expect(await batches()).toHaveLength(expected)
})

it('goes by the new schedule and the new zone from then on', async () => {
  await look(NOW)
  await setTemplates({ scheduleTime: '03:00' })
  await look('2026-09-15T06:00:00Z')
  expect(await batches()).toEqual([])
  await setDistrict({ timeZone: 'America/Denver' })
  await look('2026-09-15T07:00:00Z')
  expect(await batches()).toEqual([])
  await look('2026-09-15T09:00:00Z')
  expect(await batches()).toHaveLength(1)
})

it('[S3] runs templates without a schedule at the time of the district, and the others at their own', async () => {
  await setDistrict({ autoImportTime: '04:00' })
  await setTemplates({ scheduleEnabled: false, scheduleTime: null, scheduleDays: json([]) })
  const [own = 0] = templateIds
  await database.db
    .updateTable('importTemplates')
    .set({ ...NIGHTLY, scheduleDays: json(DAYS) })
    .where('id', '=', own)
    .execute()
  await look(NOW)
  await look('2026-09-15T06:00:00Z')
  await endImports()
  await look('2026-09-15T08:00:00Z')
  expect((await batches()).map(({ componentsTotal }) => componentsTotal)).toEqual([1, templateIds.length - 1])
})

it('a district whose zone nobody knows keeps no other from running', async () => {
  await setDistrict({ timeZone: 'America/Atlantis' })
  const failures: unknown[] = []
  const onError = (error: unknown) => failures.push(error)
  await database.db
    .insertInto('districts')
    .values({ id: 413, lea: '4107321', districtName: 'Heron', state: 'OR', sisYear: 2026 })
    .onConflict((on) => on.doNothing())
    .execute()
  const other = { lea: '4107321', schoolYear: 2026, source: 'sftp' as const, updatedAt: new Date(NOW) }
  await insertFileTemplates(database.db, { ...other, schedule: NIGHTLY })
  await queueDue(database.db, { now: new Date(NOW), store: localStore(tmpdir()), onError })
  expect(failures).toHaveLength(templateIds.length)
  await queueDue(database.db, { now: new Date('2026-09-15T06:00:00Z'), store: localStore(tmpdir()), onError })
  expect((await batches()).map(({ lea }) => lea)).toEqual(['4107321'])
})
