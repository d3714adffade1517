import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMemoryDb } from '../db/open-memory.ts'
import type { Db } from '../db/schema.ts'
import { startJobs } from '../jobs.ts'
import { COUNT_FIELDS } from '../pipeline/row-counts.ts'
import { startSync } from '../pipeline/start-sync.ts'
import { readBatch } from '../pipeline/testing/import-bench.ts'
import { jobContext } from '../testing/job-context.ts'
import { seedImports } from './imports.ts'
import { seedInbox } from './inbox.ts'
import type { SeedDistrict } from './seed-district.ts'

const NOW = new Date('2026-09-14T12:14:00Z')
const district = (
  id: number,
  lea: string,
  profile: SeedDistrict['profile'],
  sites: number,
): SeedDistrict => ({
  id,
  lea,
  profile,
  sites,
  districtName: `District ${lea}`,
  state: 'OR',
  sisYear: 2026,
  sisProviderName: 'Aeries',
})
const districts = [
  district(412, '4107320', 'rich', 24),
  district(413, '4103915', 'normal', 9),
  district(414, '3300718', 'failing', 4),
  district(415, '1209440', 'inactive', 2),
  district(416, '0402266', 'empty', 3),
]

let db: Db
let inboxDir: string
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openMemoryDb())
  inboxDir = await mkdtemp(join(tmpdir(), 'edconsole-seed-'))
  await db
    .insertInto('districts')
    .values(districts.map(({ profile: _, sites: __, ...d }) => d))
    .execute()
  await seedImports(db, { now: NOW, districts, kind: 'demo' })
  await seedInbox(inboxDir, { now: NOW, districts, kind: 'demo' })
}, 120_000)
afterAll(async () => {
  await close()
  await rm(inboxDir, { recursive: true, force: true })
})

describe('the demo history', () => {
  it('keeps the identities of counts in every batch and result', async () => {
    const batches = await db.selectFrom('importBatches').selectAll().execute()
    const results = await db.selectFrom('importResults').selectAll().execute()
    const lines = await db
      .selectFrom('importDetails')
      .select(['etlStatusId', 'severity'])
      .select(({ fn }) => [
        fn.countAll<number>().as('lines'),
        fn.count<number>('rowNumber').distinct().as('rows'),
      ])
      .groupBy(['etlStatusId', 'severity'])
      .execute()
    expect(batches.length).toBeGreaterThan(150)
    for (const r of [...batches, ...results])
      expect(r.recordsRead).toBe(
        r.recordsInserted + r.recordsUpdated + r.recordsUnchanged + r.recordsRejected,
      )
    for (const b of batches)
      for (const field of COUNT_FIELDS)
        expect(b[field]).toBe(
          results.filter((r) => r.batchId === b.batchId).reduce((sum, r) => sum + r[field], 0),
        )
    const line = (id: number, severity: string) =>
      lines.find((l) => l.etlStatusId === id && l.severity === severity)
    for (const r of results) {
      expect(line(r.etlStatusId, 'error')?.lines ?? 0).toBe(r.errorCount)
      expect(line(r.etlStatusId, 'warning')?.lines ?? 0).toBe(r.warningCount)
      expect(line(r.etlStatusId, 'error')?.rows ?? 0).toBe(r.recordsRejected)
    }
  })

  it('has every kind of run, all before now, and ends with the numbers of the pictures', async () => {
    const rich = await db
      .selectFrom('importBatches')
      .selectAll()
      .where('lea', '=', '4107320')
      .orderBy('batchId')
      .execute()
    expect(new Set(rich.map((b) => b.status))).toEqual(
      new Set(['completed', 'completedWithErrors', 'failed', 'held']),
    )
    expect(rich.at(-1)).toMatchObject({
      batchId: 48_212,
      status: 'completedWithErrors',
      recordsRejected: 312,
      recordsWarned: 58,
    })
    expect(rich.map((b) => b.startedAt)).toEqual([...rich.map((b) => b.startedAt)].sort())
    for (const b of rich) expect(Date.parse(b.endedAt ?? '')).toBeLessThan(NOW.getTime())
    const codes = await db.selectFrom('importDetails').select('errorCode').distinct().execute()
    expect(codes.map((c) => c.errorCode).sort()).toEqual(
      expect.arrayContaining([
        'E001',
        'E002',
        'E004',
        'H001',
        'R001',
        'T001',
        'T002',
        'V002',
        'V003',
        'V004',
        'V008',
      ]),
    )
  })

  it('groups the newest batch by the causes of the pictures', async () => {
    const causes = await db
      .selectFrom('importDetails')
      .select(['causeTitle', 'sourceColumn'])
      .select(({ fn }) => fn.countAll<number>().as('lines'))
      .where('batchId', '=', 48_212)
      .groupBy(['causeTitle', 'sourceColumn'])
      .orderBy('lines')
      .execute()
    expect(causes.map((c) => [c.causeTitle, c.sourceColumn, c.lines])).toEqual([
      ['Duplicate local ID in this file', 'LOCAL_ID', 13],
      ['Birth date is not a valid date', 'BIRTH_DT', 24],
      ['Language set to Unknown', 'HOME_LANG', 58],
      ['Site code not found', 'SCHOOL_CD', 61],
      ['Grade level not recognized', 'GRADE', 214],
    ])
  })

  it('an import of the inbox finds what the newest batch found', async () => {
    const jobs = startJobs(jobContext({ db, inboxDir, now: () => NOW }))
    const answer = await startSync(db, {
      lea: '4107320',
      schoolYear: 2026,
      request: {},
      triggeredBy: 'x',
      now: NOW,
    })
    expect(answer).toEqual({ kind: 'started', batchId: 48_213 })
    await jobs.idle()
    await jobs.stop()
    const { header, result } = await readBatch(db, 48_213)
    expect(header).toMatchObject({
      status: 'completedWithErrors',
      recordsRejected: 312,
      recordsWarned: 58,
      recordsInserted: 4,
      recordsDeleted: 0,
    })
    expect(result('students').recordsUpdated).toBeGreaterThan(20)
    expect(result('enrollment')).toMatchObject({ status: 'completed', recordsRejected: 0 })
    expect(header.recordsUnchanged + header.recordsUpdated + header.recordsInserted + 312).toBe(
      header.recordsRead,
    )
  })
})

it('the small seed has one of each fault', async () => {
  const small = await openMemoryDb()
  const folder = await mkdtemp(join(tmpdir(), 'edconsole-seed-'))
  const one = [district(412, '4107320', 'rich', 3)]
  await small.db
    .insertInto('districts')
    .values(one.map(({ profile: _, sites: __, ...d }) => d))
    .execute()
  await seedImports(small.db, { now: NOW, districts: one, kind: 'small' })
  await seedInbox(folder, { now: NOW, districts: one, kind: 'small' })
  expect(await readdir(join(folder, '4107320'))).toEqual(['ENR.csv', 'SCH.csv', 'STF.csv', 'STU.csv'])
  expect((await readFile(join(folder, '4107320', 'STU.csv'), 'utf8')).split('\n')).toHaveLength(50)
  const { details, header } = await readBatch(small.db, 48_212)
  expect(details.map((d) => d.cause).sort()).toEqual([
    'R001:siteCode',
    'R002:studentId',
    'T001:gradeLevel',
    'T001:gradeLevel',
    'T002:primaryLanguage',
    'V003:lastName',
    'V004:birthDate',
    'V008:studentId',
    'V009:emailAddress',
  ])
  expect(header.recordsRejected).toBe(7)
  await small.close()
  await rm(folder, { recursive: true, force: true })
})
