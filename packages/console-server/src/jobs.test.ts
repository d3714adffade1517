import { hostname } from 'node:os'
import { expect, it, vi } from 'vitest'
import { startJobs } from './jobs.ts'
import { FILES } from './pipeline/testing/files.ts'
import { createImportBench, readBatch } from './pipeline/testing/import-bench.ts'
import { keepsIdentities } from './pipeline/testing/keeps-identities.ts'
import { jobContext } from './testing/job-context.ts'

const NOW = new Date('2026-09-14T12:14:00Z')
const STUDENTS = 3000

it('an import that stopped the server again and again ends with a sentence', async () => {
  const bench = await createImportBench()
  await bench.jobs.stop()
  const answer = await bench.start()
  const batchId = answer.kind === 'started' ? answer.batchId : 0
  await bench.db
    .updateTable('jobs')
    .set({
      status: 'running',
      attempts: 3,
      lockedBy: `${hostname()}:4194999:gone`,
      lockedUntil: '2999-01-01T00:00:00Z',
    })
    .execute()
  const jobs = startJobs(jobContext({ db: bench.db, store: bench.store, now: () => NOW }))
  await jobs.idle()
  await jobs.stop()
  const { header, results } = await readBatch(bench.db, batchId)
  expect(header).toMatchObject({ status: 'failed', failureOrigin: 'platform' })
  expect(header.message).toMatch(/^The server or its database was interrupted several times/)
  expect(results.map((r) => r.status)).toEqual(['failed', 'failed', 'failed', 'failed'])
  await bench.close()
})

it('stopping in the middle puts the import back, and the next start finishes it', async () => {
  const bench = await createImportBench()
  for (const [name, text] of Object.entries({ ...FILES, 'STU.csv': manyStudents() }))
    await bench.write(name, text)
  const answer = await bench.start()
  const batchId = answer.kind === 'started' ? answer.batchId : 0
  bench.jobs.nudge()
  await vi.waitUntil(async () => (await readBatch(bench.db, batchId)).header.recordsRead >= 1000, {
    timeout: 30_000,
    interval: 5,
  })
  await bench.jobs.stop()
  expect((await readBatch(bench.db, batchId)).header.endedAt).toBeNull()
  const jobs = startJobs(jobContext({ db: bench.db, store: bench.store, now: () => NOW }))
  await jobs.idle()
  await jobs.stop()
  const batch = await readBatch(bench.db, batchId)
  expect(batch.header).toMatchObject({ status: 'completedWithErrors', recordsRejected: 1 })
  keepsIdentities(batch)
  await bench.close()
})

it('an import that had ended when its server died stays as it was, also beside one that began since', async () => {
  const bench = await createImportBench()
  for (const [name, text] of Object.entries(FILES)) await bench.write(name, text)
  const { header } = await bench.sync()
  await bench.jobs.stop()
  await bench.db.updateTable('jobs').set({ status: 'queued', finishedAt: null }).execute()
  const answer = await bench.start()
  bench.restart()
  await bench.jobs.idle()
  expect((await readBatch(bench.db, header.batchId)).header).toEqual(header)
  const later = await readBatch(bench.db, answer.kind === 'started' ? answer.batchId : 0)
  expect(later.header).toMatchObject({ status: 'completed', recordsUnchanged: header.recordsRead })
  const jobs = await bench.db.selectFrom('jobs').select(['status', 'error']).execute()
  expect(jobs).toEqual(Array(2).fill({ status: 'done', error: null }))
  await bench.close()
})

const manyStudents = (): string => {
  const [header = ''] = FILES['STU.csv'].split('\n')
  const rows = Array.from(
    { length: STUDENTS },
    (_, i) => `${30_018_842 + i},,Kid,Lark,03/09/2020,F,${i === 7 ? 'TK+' : 'K'},0412,08/12/2026,00,`,
  )
  return `${[header, ...rows].join('\n')}\n`
}
