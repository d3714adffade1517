import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zonedTime } from '@edconsole/console-core/contract'
import { DATABASE_COLUMNS } from '@edconsole/console-core/import-rules'
import { COUNT_FIELDS, type Db, localStore, startJobs, startSync } from '@edconsole/console-server/internal'
import { jobContext, openBlankDatabase, readBatch } from '@edconsole/console-server/internal/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedImports } from './imports.ts'
import { seedInbox } from './inbox.ts'
import { sampleDistrict as district } from './sample-district.ts'

const NOW = new Date('2026-09-14T12:14:00Z')
/** Those that begin so close to one another waited together. */
const TOGETHER_MS = 600_000
const districts = [
  district(412, '4107320', 'rich', 24),
  district(413, '4103915', 'normal', 9),
  district(414, '3300718', 'failing', 4),
  district(415, '1209440', 'inactive', 2),
  district(416, '0402266', 'empty', 3),
]

let db: Db
let folder: string
let close: () => Promise<void>
let batchesOf: Map<string, { startedAt: string; triggerType: string; triggeredBy: string | null }[]>
beforeAll(async () => {
  ;({ db, close } = await openBlankDatabase())
  folder = await mkdtemp(join(tmpdir(), 'edconsole-seed-'))
  await db
    .insertInto('districts')
    .values(districts.map(({ profile: _, sites: __, ...d }) => d))
    .execute()
  await seedImports(db, { now: NOW, districts, kind: 'demo' })
  await seedInbox(join(folder, 'inbox'), { now: NOW, districts, kind: 'demo' })
  const batches = await db
    .selectFrom('importBatches')
    .select(['lea', 'startedAt', 'triggerType', 'triggeredBy'])
    .orderBy('batchId')
    .execute()
  batchesOf = Map.groupBy(batches, ({ lea }) => lea)
}, 120_000)
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true, force: true })
})

describe('the demo history', () => {
  it('has a template and a history for whatever a district sends, and rows for nothing else', async () => {
    const templates = await db.selectFrom('importTemplates').selectAll().execute()
    const ofRich = templates.filter(({ lea }) => lea === '4107320')
    expect(ofRich.map(({ componentName }) => componentName).sort()).toEqual(
      Object.keys(DATABASE_COLUMNS).sort(),
    )
    const { rows } = await sql`
      select row.lea, row.component from sis_rows row
      left join import_results result on result.batch_id = row.batch_id and result.component_name = row.component
      left join import_batches batch on batch.batch_id = result.batch_id and batch.lea = row.lea
      where not row.is_manual and (row.hash = '' or batch.batch_id is null or result.status in ('failed', 'cancelled'))
      group by 1, 2`.execute(db)
    expect(rows).toEqual([])
    for (const { lea, componentName, id, createdAt, updatedAt, lastRunAt, ...template } of templates) {
      const runs = await db
        .selectFrom('importResults')
        .select(({ fn }) => [fn.countAll<number>().as('runs'), fn.max<string>('endedAt').as('newest')])
        .where('templateId', '=', id)
        .executeTakeFirstOrThrow()
      expect([lea, componentName, Number(runs.runs) > 14]).toEqual([lea, componentName, true])
      expect(lastRunAt).toBe(runs.newest)
      const first = batchesOf.get(lea)?.at(0)?.startedAt ?? ''
      expect(createdAt < first && createdAt < (updatedAt ?? '') && template.createdBy !== null).toBe(true)
    }
  })

  it('starts by the clock of the templates, or because somebody asked', async () => {
    const zones = await db.selectFrom('districts').select(['lea', 'timeZone']).execute()
    const templates = await db
      .selectFrom('importTemplates')
      .select(['lea', 'scheduleTime'])
      .distinct()
      .execute()
    expect(templates).toHaveLength(batchesOf.size)
    for (const [lea, batches] of batchesOf) {
      const zone = zones.find((one) => one.lea === lea)?.timeZone ?? ''
      const time = templates.find((one) => one.lea === lea)?.scheduleTime
      const scheduled = batches.filter(({ triggerType }) => triggerType === 'scheduled')
      expect(scheduled.length).toBeGreaterThan(14)
      for (const { startedAt, triggeredBy } of scheduled) {
        const { hour, minute } = zonedTime(new Date(startedAt), zone)
        expect([`${String(hour).padStart(2, '0')}:00`, minute < 2, triggeredBy]).toEqual([time, true, null])
      }
      for (const { triggerType, triggeredBy } of batches)
        expect(triggeredBy === null).toBe(triggerType === 'scheduled')
    }
  })

  it('counts students at their sites as they are stored, and those who left at the run that missed them', async () => {
    const { rows: sites } = await sql<{ told: number; stored: number }>`
      select (site.data->>'studentCount')::integer as told, (select count(*)::integer from sis_rows student
        where student.component = 'students' and student.lea = site.lea and student.is_active
          and student.data->>'siteCode' = site.source_id) as stored
      from sis_rows site where site.component = 'sites'`.execute(db)
    for (const { told, stored } of sites) expect(told).toBe(stored)
    const { rows: gone } = await sql<{ gone: number; deleted: number }>`
      select count(*)::integer as gone, min(result.records_deleted) as deleted from sis_rows row
      join import_results result on result.batch_id = row.batch_id and result.component_name = row.component
      where row.component in ('students', 'enrollment') and not row.is_active
      group by row.component, row.batch_id`.execute(db)
    expect(gone.length).toBeGreaterThan(10)
    for (const one of gone) expect(one.gone).toBe(one.deleted)
    const { rows: statuses } = await sql<{ status: string }>`
      select data->>'enrollmentStatus' as status from sis_rows where component = 'students' group by 1 order by count(*) desc`.execute(
      db,
    )
    expect(statuses.map(({ status }) => status)).toEqual(['enrolled', 'withdrawn', 'preEnrolled', 'noShow'])
  })

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
      new Set(['completed', 'completedWithErrors', 'failed']),
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
      expect.arrayContaining('E001 E002 E004 H001 R001 T001 T002 V002 V003 V004 V008'.split(' ')),
    )
  })

  it('numbers the batches of all districts in one range without a gap, which follows time', async () => {
    const batches = await db
      .selectFrom('importBatches')
      .select(['batchId', 'lea', 'startedAt'])
      .orderBy('batchId')
      .execute()
    const [first] = batches
    expect(batches.map(({ batchId }) => batchId)).toEqual(
      batches.map((_, place) => (first?.batchId ?? 0) + place),
    )
    expect(batches.at(-1)).toMatchObject({ batchId: 48_212, lea: '4107320' })
    for (const [place, { startedAt }] of batches.entries()) {
      const before = batches[place - 1]
      if (before) expect(Date.parse(startedAt) - Date.parse(before.startedAt)).toBeGreaterThan(-TOGETHER_MS)
    }
  })

  it('stores every row that the newest batch accepted, and tells of nothing that came after it', async () => {
    const { rows } = await sql<{ lea: string; component: string; accepted: number; stored: number }>`
      select r.lea, r.component_name as component, r.records_read - r.records_rejected as accepted,
        (select count(*)::integer from sis_rows s where s.lea = r.lea and s.component = r.component_name
          and s.is_active) as stored
      from import_results r join import_batches b on b.batch_id = r.batch_id
      where b.batch_id in (select max(batch_id) from import_batches where lea in ('4107320', '4103915') group by lea)`.execute(
      db,
    )
    expect(rows.length).toBeGreaterThan(20)
    for (const { lea, component, accepted, stored } of rows)
      expect([lea, component, stored]).toEqual([lea, component, accepted])
    const { rows: late } = await sql`
      select row.lea, row.component, row.data from sis_rows row join import_batches b on b.batch_id = row.batch_id
      where greatest(row.data->>'attendanceDate', row.data->>'incidentDate', row.data->>'dueDate', row.data->>'postedDate',
        row.data->>'exitDate') > (b.started_at at time zone 'America/New_York')::date::text
        and row.component <> 'enrollment' and row.component <> 'gradingPeriods' limit 3`.execute(db)
    expect(late).toEqual([])
  })

  it('attendance is that of a school: some of all students are away each day, and each code means one thing', async () => {
    const { rows } = await sql<{ lea: string; share: number }>`
      select a.lea, avg(a.away)::float / (select count(*) from sis_rows s where s.lea = a.lea
        and s.component = 'students' and s.data->>'enrollmentStatus' = 'enrolled')::float as share
      from (select lea, data->>'attendanceDate' as day, count(distinct data->>'studentId') as away from sis_rows
        where component = 'attendance' group by 1, 2) as a group by a.lea`.execute(db)
    expect(rows.length).toBeGreaterThan(2)
    for (const { share } of rows) expect(share > 0.03 && share < 0.12).toBe(true)
    const { rows: days } = await sql<{ day: string }>`
      select distinct data->>'attendanceDate' as day from sis_rows
      where component = 'attendance' and lea = '4107320' order by 1`.execute(db)
    // Labor Day is between them.
    expect(days.map(({ day }) => day.slice(5))).toEqual(['09-04', '09-08', '09-09', '09-10', '09-11'])
    const { rows: steps } = await sql<{ steps: number }>`
      select count(distinct step)::integer as steps from (
        select (data->>'studentId')::integer - lag((data->>'studentId')::integer) over (order by data->>'studentId') as step
        from sis_rows where component = 'attendance' and lea = '4107320' and data->>'attendanceDate' = '2026-09-11') as gaps`.execute(
      db,
    )
    // Not each so many students one: who is away follows no rule.
    expect(steps[0]?.steps).toBeGreaterThan(20)
    const { rows: codes } = await sql<{ code: string; meanings: number }>`
      select data->>'attendanceCode' as code, count(distinct (data->>'attendanceCategory', data->>'reason'))::integer as meanings
      from sis_rows where component = 'attendance' group by 1`.execute(db)
    expect(codes.map(({ meanings }) => meanings)).toEqual([1, 1, 1, 1])
    const { rows: categories } = await sql<{ codes: number }>`
      select count(distinct data->>'attendanceCode')::integer as codes from sis_rows
      where component = 'attendance' group by data->>'attendanceCategory'`.execute(db)
    expect(categories.map((category) => category.codes)).toEqual([1, 1, 1, 1])
  })

  it('groups the newest batch by the causes of the pictures', async () => {
    const causes = await db
      .selectFrom('importDetails')
      .select(['errorCode', 'sourceColumn'])
      .select(({ fn }) => fn.countAll<number>().as('lines'))
      .where('batchId', '=', 48_212)
      .groupBy(['errorCode', 'sourceColumn'])
      .orderBy('lines')
      .execute()
    expect(causes.map((c) => [c.errorCode, c.sourceColumn, c.lines])).toEqual([
      ['V008', 'LOCAL_ID', 13],
      ['V004', 'BIRTH_DT', 24],
      ['T002', 'HOME_LANG', 58],
      ['R001', 'SCHOOL_CD', 61],
      ['T001', 'GRADE', 214],
    ])
  })

  it('an import of the inbox finds what the newest batch found', async () => {
    const jobs = startJobs(jobContext({ db, store: localStore(folder), now: () => NOW }))
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
    expect(header).toMatchObject({ status: 'completedWithErrors', componentsFailed: 0, recordsDeleted: 0 })
    expect(result('students')).toMatchObject({ recordsRejected: 312, recordsWarned: 58, recordsInserted: 4 })
    expect(result('students').recordsUpdated).toBeGreaterThan(20)
    const { results: before } = await readBatch(db, 48_212)
    for (const then of before) {
      const now = result(then.componentName)
      // Four students came since.
      const fresh = ['students', 'enrollment'].includes(then.componentName) ? 4 : 0
      expect([now.componentName, now.recordsRead, now.recordsRejected, now.errorCount]).toEqual([
        ...[then.componentName, then.recordsRead + fresh, then.recordsRejected, then.errorCount],
      ])
      if (then.componentName === 'students') continue
      expect(now).toMatchObject({ status: 'completed', recordsInserted: fresh, recordsUpdated: 0 })
      expect(now.recordsUnchanged).toBe(now.recordsRead - fresh)
    }
    // All 58,000 rows of the district are read.
  }, 240_000)
})
