import { CONSTANTS, type HoldDecision } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { importReleaseJob } from '../jobs/import-release-job.ts'
import { decideHold } from './holds/decide-hold.ts'
import { FILES } from './testing/files.ts'
import { createImportBench, LEA, readBatch } from './testing/import-bench.ts'
import { keepsIdentities } from './testing/keeps-identities.ts'

const NOW = new Date('2026-09-14T12:14:00Z')
let bench: Awaited<ReturnType<typeof createImportBench>>
beforeAll(async () => {
  bench = await createImportBench()
})
afterAll(() => bench.close())
beforeEach(async () => {
  await bench.db.deleteFrom('sisRows').execute()
  await bench.db.deleteFrom('importBatches').execute()
  await bench.db.deleteFrom('importHeldRows').execute()
  for (const [name, text] of Object.entries(FILES)) await bench.write(name, text)
})

const GONE = '30018846'
const leaveOut = (id: string, text: string) => text.replace(new RegExp(`^${id}.*\n`, 'm'), '')
/** An import whose students lack one of five, where a tenth may go. */
const held = async (change: (text: string) => string = (text) => text) => {
  await bench.sync()
  await bench.write('STU.csv', change(leaveOut(GONE, FILES['STU.csv'])))
  const { header, results } = await bench.sync({ components: ['students'] })
  expect([header.status, ...results.map(({ status }) => status)]).toEqual(['held', 'held'])
  return header.batchId
}
const decide = (batchId: number, decision: HoldDecision['decision'], lea = LEA) =>
  decideHold(bench.db, {
    lea,
    batchId,
    decision,
    decidedBy: 'Ana Silva',
    now: NOW,
    timeZone: CONSTANTS.timeZone,
  })
const settled = async (batchId: number) => {
  await bench.jobs.idle()
  const batch = await readBatch(bench.db, batchId)
  keepsIdentities(batch)
  expect(await bench.db.selectFrom('importHeldRows').selectAll().execute()).toEqual([])
  return batch
}
const students = async () => (await bench.stored('students')).map(({ sourceId }) => sourceId)
const lastStatus = () =>
  bench.db
    .selectFrom('importTemplates')
    .select('lastStatus')
    .where('componentName', '=', 'students')
    .executeTakeFirst()

it('H001: a release removes what was held back, and says who decided', async () => {
  const batchId = await held()
  expect(await students()).toContain(GONE)
  expect(await decide(batchId, 'release')).toEqual({ kind: 'decided' })
  const { header, result } = await settled(batchId)
  const sentence = 'Released by Ana Silva on 09/14/2026 - 08:14AM (ET).'
  expect(header).toMatchObject({
    status: 'completed',
    recordsDeleted: 1,
    message: sentence,
    componentsDone: 1,
  })
  expect(result('students')).toMatchObject({
    status: 'completed',
    recordsRead: 4,
    recordsUnchanged: 4,
    recordsDeleted: 1,
    failureOrigin: null,
    message: `1 record was removed. ${sentence}`,
  })
  expect(await students()).not.toContain(GONE)
  expect(await lastStatus()).toEqual({ lastStatus: 'completed' })
  expect((await bench.stored('sites')).map(({ data }) => data.studentCount)).toEqual([2, 2])
})

it('H001: discarding keeps it, and what the file named stays loaded', async () => {
  const batchId = await held((text) => text.replace('Theo', 'Theodore').replace(',10,0415', ',TK+,0415'))
  expect(await decide(batchId, 'discard')).toEqual({ kind: 'decided' })
  const { header, result } = await settled(batchId)
  const sentence = 'Nothing was removed. Discarded by Ana Silva on 09/14/2026 - 08:14AM (ET).'
  expect(header).toMatchObject({ status: 'completedWithErrors', message: `Students: ${sentence}` })
  expect(result('students')).toMatchObject({
    status: 'completedWithErrors',
    recordsUpdated: 1,
    recordsRejected: 1,
    recordsDeleted: 0,
    message: sentence,
    failureOrigin: 'template',
  })
  expect(await students()).toHaveLength(5)
  expect(await lastStatus()).toEqual({ lastStatus: 'completedWithErrors' })
})

it.each([
  ['release', 'discard', 'was released by Ana Silva on 09/14/2026 - 08:14AM (ET).'],
  ['discard', 'release', 'was discarded by Ana Silva on 09/14/2026 - 08:14AM (ET).'],
] as const)(
  'a %s is decided once: again changes nothing, and %s comes too late',
  async (first, other, words) => {
    const batchId = await held()
    expect(await Promise.all([decide(batchId, first), decide(batchId, first)])).toEqual([
      { kind: 'decided' },
      { kind: 'decided' },
    ])
    const before = await settled(batchId)
    expect(await decide(batchId, first)).toEqual({ kind: 'decided' })
    expect(await decide(batchId, other)).toEqual({ kind: 'conflict', message: `Batch ${batchId} ${words}` })
    const { header, results, details } = await settled(batchId)
    expect({ header, results, details }).toEqual({
      header: before.header,
      results: before.results,
      details: before.details,
    })
  },
)

it('only a batch of the district that is held can be decided', async () => {
  const { header } = await bench.sync()
  const message = `Batch ${header.batchId} isn't held for review.`
  expect(await decide(header.batchId, 'release')).toEqual({ kind: 'conflict', message })
  expect(await decide(999_999, 'release')).toEqual({ kind: 'unknown' })
  expect(await decide(await held(), 'release', '9999999')).toEqual({ kind: 'unknown' })
})

it('a later import of the component leaves nothing to decide', async () => {
  const batchId = await held()
  const { header } = await bench.sync({ components: ['students'], mode: 'delta' })
  const { header: earlier, result } = await settled(batchId)
  const message = `Nothing was removed: batch ${header.batchId} ran before a decision was made.`
  expect([earlier.status, earlier.message]).toEqual(['completed', message])
  expect(result('students')).toMatchObject({ status: 'completed', message, recordsDeleted: 0 })
  expect(await decide(batchId, 'release')).toMatchObject({ kind: 'conflict' })
  expect(await students()).toContain(GONE)
})

it('an import of something else, or one that failed, leaves it to be decided', async () => {
  const batchId = await held()
  await bench.sync({ components: ['staff'] })
  await bench.remove('STU.csv')
  await bench.sync({ components: ['students'] })
  expect(await decide(batchId, 'release')).toEqual({ kind: 'decided' })
  expect((await settled(batchId)).header).toMatchObject({ status: 'completed', recordsDeleted: 1 })
})

it('what was loaded since by a server that did not settle it is a conflict as well', async () => {
  const batchId = await held()
  const { batchId: later } = await bench.db
    .insertInto('importBatches')
    .values({
      lea: LEA,
      schoolYear: 2026,
      source: 'sftp',
      triggerType: 'manual',
      status: 'completed',
      startedAt: NOW,
    })
    .returning('batchId')
    .executeTakeFirstOrThrow()
  await bench.db
    .insertInto('importResults')
    .values({
      batchId: later,
      lea: LEA,
      componentName: 'students',
      sequence: 30,
      stage: 'load',
      status: 'completed',
    })
    .execute()
  expect(await decide(batchId, 'discard')).toEqual({
    kind: 'conflict',
    message: `Batch ${later} has loaded Students since, so there's nothing left to decide.`,
  })
})

it('waits for an import that runs', async () => {
  const batchId = await held()
  await bench.jobs.idle()
  const answers = await Promise.all([bench.start(), decide(batchId, 'release')])
  expect(answers.map(({ kind }) => kind).sort()).toEqual(
    answers[0].kind === 'started' ? ['running', 'started'] : ['decided', 'running'],
  )
  await bench.jobs.idle()
})

it('a release goes on after a restart, and leaves alone what people kept meanwhile', async () => {
  const batchId = await held((text) => leaveOut('30018845', text))
  await bench.jobs.stop()
  expect(await decide(batchId, 'release')).toEqual({ kind: 'decided' })
  expect((await readBatch(bench.db, batchId)).header).toMatchObject({ status: 'loading', recordsDeleted: 0 })
  await bench.db.updateTable('sisRows').set({ isManual: true }).where('sourceId', '=', GONE).execute()
  bench.restart()
  const { header } = await settled(batchId)
  expect(header).toMatchObject({ status: 'completed', recordsDeleted: 1 })
  expect(await students()).toEqual(['30018842', '30018843', '30018844', GONE])
})

it('a release that fails is to be decided again', async () => {
  const batchId = await held()
  await bench.jobs.stop()
  await decide(batchId, 'release')
  const job = { id: 0, kind: 'release', lea: LEA, batchId, payload: {}, attempts: 4 }
  await bench.db.deleteFrom('jobs').where('kind', '=', 'release').execute()
  await bench.db.transaction().execute((trx) => importReleaseJob.fail(trx, { job, reason: 'error', at: NOW }))
  expect((await readBatch(bench.db, batchId)).header).toMatchObject({
    status: 'held',
    message: expect.stringContaining('Release it again.'),
  })
  bench.restart()
  expect(await decide(batchId, 'release')).toEqual({ kind: 'decided' })
  expect((await settled(batchId)).header).toMatchObject({ status: 'completed', recordsDeleted: 1 })
})

it('a release leaves alone the records of sites that were excluded since the hold began', async () => {
  const batchId = await held((text) => leaveOut('30018845', text))
  const [gone] = (await bench.stored('students')).filter(({ sourceId }) => sourceId === GONE)
  const site = String(gone?.data.siteCode)
  await sql`update sis_rows set data = data || '{"includeInImport": false}'
    where component = 'sites' and source_id = ${site}`.execute(bench.db)
  const ofSite = (await bench.stored('students')).filter(({ data }) => data.siteCode === site)
  expect(await decide(batchId, 'release')).toEqual({ kind: 'decided' })
  await settled(batchId)
  const left = await students()
  for (const { sourceId } of ofSite) expect(left).toContain(sourceId)
})

it('a release leaves the excluded site itself alone', async () => {
  await bench.sync()
  await bench.write('SCH.csv', leaveOut('0415', FILES['SCH.csv']))
  const { header } = await bench.sync({ components: ['sites'] })
  expect(header.status).toBe('held')
  await sql`update sis_rows set data = data || '{"includeInImport": false}' where source_id = '0415'`.execute(
    bench.db,
  )
  await decide(header.batchId, 'release')
  expect((await settled(header.batchId)).header.recordsDeleted).toBe(0)
})

it('what a discarded batch brought is no loss: the right file is not held for it', async () => {
  const accepted = await bench.sync()
  const wrong = FILES['STU.csv'].replace(/^3001/gm, '9001')
  await bench.write('STU.csv', wrong)
  const { header, result } = await bench.sync({ components: ['students'] })
  expect(result('students').message).toBe(
    `5 of 5 students of batch ${accepted.header.batchId} would be removed (100%). They were kept.`,
  )
  await decide(header.batchId, 'discard')
  await bench.write('STU.csv', FILES['STU.csv'])
  const right = await bench.sync({ components: ['students'] })
  expect([right.header.status, right.header.recordsDeleted]).toEqual(['completed', 5])
  expect(await students()).toEqual(['30018842', '30018843', '30018844', '30018845', '30018846'])
})

it('a loss is a share of the last accepted batch, whatever was held since and whatever the file brings', async () => {
  const accepted = await bench.sync()
  await bench.write('STU.csv', FILES['STU.csv'].replace(/^3001/gm, '9001'))
  const { header } = await bench.sync({ components: ['students'] })
  await decide(header.batchId, 'discard')
  const [, ...rows] = FILES['STU.csv'].trimEnd().split('\n')
  const others = rows.map((row) => row.replace(/^3001/, '8001')).join('\n')
  await bench.write('STU.csv', `${leaveOut(GONE, FILES['STU.csv'])}${others}\n`)
  const { result } = await bench.sync({ components: ['students'] })
  expect(result('students')).toMatchObject({
    status: 'held',
    message: `1 of 5 students of batch ${accepted.header.batchId} would be removed (20%), and 5 that came later. They were kept.`,
  })
})

it('a released batch is what the next one is compared with, a discarded one is not', async () => {
  const discarded = await held()
  await decide(discarded, 'discard')
  const again = await bench.sync({ components: ['students'] })
  expect(again.result('students').message).not.toContain(`batch ${discarded}`)
  await decide(again.header.batchId, 'release')
  await settled(again.header.batchId)
  await bench.write('STU.csv', leaveOut('30018845', leaveOut(GONE, FILES['STU.csv'])))
  const next = await bench.sync({ components: ['students'] })
  expect(next.result('students').message).toMatch(
    `1 of 4 students of batch ${again.header.batchId} would be removed`,
  )
})
