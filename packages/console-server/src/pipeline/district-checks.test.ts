import { describeFinding, type ImportedComponent } from '@edconsole/console-core/import-rules'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { json } from '../db/schema/columns.ts'
import { decideHold } from './holds/decide-hold.ts'
import { createImportBench, LEA } from './testing/import-bench.ts'
import { insertWholeTemplates, wholeFile } from './testing/whole-components.ts'

type Changes = Parameters<typeof wholeFile>[2]

const NOW = new Date('2026-09-14T12:14:00Z')
const ALL = [1, 2, 3, 4, 5, 6, 7, 8]
const TEACHERS = Object.fromEntries(ALL.map((n) => [n, { role: 'teacher' }]))
const USED = [
  ...(['sites', 'staff', 'courses', 'gradingPeriods'] as const),
  ...(['students', 'sections', 'roster'] as const),
] satisfies ImportedComponent[]

let bench: Awaited<ReturnType<typeof createImportBench>>
beforeAll(async () => {
  bench = await createImportBench()
  await bench.db.deleteFrom('importTemplates').execute()
  await insertWholeTemplates(bench.db)
})
afterAll(() => bench.close())
beforeEach(async () => {
  await bench.db.deleteFrom('sisRows').execute()
  await bench.db.deleteFrom('importBatches').execute()
  await bench.db.deleteFrom('importSettings').execute()
  await bench.db.updateTable('importTemplates').set({ deleteThresholdPercent: null }).execute()
  for (const component of USED) await write(component)
})

const write = (component: ImportedComponent, changes: Changes = {}, numbers = ALL) =>
  bench.write(
    `${component}.csv`,
    wholeFile(component, numbers, component === 'staff' ? { ...TEACHERS, ...changes } : changes),
  )
const sync = async (...components: ImportedComponent[]) => {
  const { header } = await bench.sync({ components: components.length > 0 ? components : [...USED] })
  return { batchId: header.batchId, found: await findings(header.batchId) }
}
const stored = (batchId: number) =>
  bench.db.selectFrom('importChecks').selectAll().where('batchId', '=', batchId).executeTakeFirst()
const findings = async (batchId: number) =>
  (await stored(batchId))?.findings.map(
    (finding) => `${finding.severity}: ${describeFinding(finding)?.message}`,
  )
const settings = (values: object) =>
  bench.db
    .insertInto('importSettings')
    .values({ lea: LEA, blackoutRanges: json([]), updatedAt: NOW, updatedBy: 'Ana Silva', ...values })
    .execute()
const without = (field: string, ...numbers: number[]): Changes =>
  Object.fromEntries(numbers.map((n) => [n, { [field]: '' }]))
const noTeacher = (...numbers: number[]): Changes =>
  Object.fromEntries(numbers.map((n) => [n, { primaryStaffId: '', coTeacherIds: '' }]))

it('nothing is said where nothing is wrong, and the measures are kept', async () => {
  const { batchId, found } = await sync()
  expect(found).toEqual([])
  expect((await stored(batchId))?.measured).toEqual({
    counts: { D001: 0, D002: 0, D003: 0, D004: 0 },
    sites: {
      D005: Object.fromEntries(ALL.map((n) => [n, 1])),
      D006: Object.fromEntries(ALL.map((n) => [n, 1])),
    },
  })
})

it('sections without a teacher are loud only when there are more than after the last accepted batch', async () => {
  await write('sections', noTeacher(1, 2))
  const first = await sync()
  const since = first.batchId
  expect(first.found).toEqual([
    'warning: Sections without a teacher: 2.',
    'warning: Teachers without a section: 2.',
  ])
  const same = await sync('sections')
  expect(same.found?.[0]).toBe(`info: Sections without a teacher: 2 (as many as in batch ${since}).`)
  await write('sections', noTeacher(1, 2, 3))
  const more = await sync('sections')
  expect(more.found?.[0]).toBe(
    `warning: Sections without a teacher: 3 (1 more than in batch ${same.batchId}).`,
  )
  await write('sections', noTeacher(1))
  expect((await sync('sections')).found).toEqual([
    `info: Sections without a teacher: 1 (2 fewer than in batch ${more.batchId}).`,
    `info: Teachers without a section: 1 (2 fewer than in batch ${more.batchId}).`,
  ])
})

it('students and enrollments are judged by the roster, and only by imports that are about them', async () => {
  await write('gradingPeriods', { 1: { startDate: '09/02/2026', endDate: '12/18/2026' } })
  await write('roster', {}, [1, 2, 3, 4, 5, 6])
  const { found } = await sync()
  expect(found).toEqual([
    'warning: Students without a section: 2.',
    "warning: Enrollments outside their term's dates: 1.",
  ])
  const other = await sync('courses')
  expect([other.found, (await stored(other.batchId))?.measured]).toEqual([[], { counts: {}, sites: {} }])
})

it('a roster row without a term is judged by its section', async () => {
  await write('gradingPeriods', { 1: { startDate: '09/02/2026', endDate: '12/18/2026' } })
  await write('roster', without('termCode', 1, 2))
  expect((await sync()).found).toEqual(["warning: Enrollments outside their term's dates: 1."])
})

it('a district that imports no roster has no students without a section', async () => {
  const { batchId } = await sync('sites', 'staff', 'students')
  expect((await stored(batchId))?.measured.counts).toEqual({})
})

it('a site that lost too many people is named, largest loss first', async () => {
  const atFirst = Object.fromEntries(ALL.map((n) => [n, { siteCode: n < 6 ? '1' : '2' }]))
  await write('students', atFirst)
  const { batchId } = await sync('sites', 'staff', 'students')
  await write('students', atFirst, [1, 2])
  const { found } = await sync('students')
  expect(found).toEqual([
    `warning: Site "1" lost 3 of 5 students (60%) since batch ${batchId}.`,
    `warning: Site "2" lost 3 of 3 students (100%) since batch ${batchId}.`,
  ])
  expect((await sync('students')).found).toEqual([])
})

it('each check has a limit of its own, and none without one', async () => {
  await settings({
    sectionsWithoutTeacher: 2,
    teachersWithoutSection: null,
    siteStudentLossPercent: 60,
    siteStaffLossPercent: null,
  })
  const atFirst = Object.fromEntries(ALL.map((n) => [n, { siteCode: n < 6 ? '1' : '2' }]))
  await write('students', atFirst)
  await write('sections', noTeacher(1, 2))
  expect((await sync('sites', 'staff', 'courses', 'students', 'sections')).found).toEqual([])
  await write('students', atFirst, [1, 2])
  expect((await sync('students')).found).toEqual([expect.stringContaining('Site "2" lost 3 of 3')])
})

it('a held or discarded batch is no measure, and a released one is measured again', async () => {
  await bench.db.updateTable('importTemplates').set({ deleteThresholdPercent: 10 }).execute()
  await write('students', Object.fromEntries(ALL.map((n) => [n, { siteCode: '1' }])))
  const first = await sync('sites', 'staff', 'students')
  const decide = (batchId: number, decision: 'release' | 'discard') =>
    decideHold(bench.db, { lea: LEA, batchId, decision, decidedBy: 'Ana', now: NOW, timeZone: 'UTC' })
  await write('students', Object.fromEntries(ALL.map((n) => [n, { siteCode: '1' }])), [1, 2, 3, 4])
  const held = await sync('students')
  expect(held.found).toEqual([])
  await decide(held.batchId, 'discard')
  const again = await sync('students')
  await decide(again.batchId, 'release')
  await bench.jobs.idle()
  expect(await findings(again.batchId)).toEqual([
    `warning: Site "1" lost 4 of 8 students (50%) since batch ${first.batchId}.`,
  ])
  expect((await sync('students')).found).toEqual([])
})
