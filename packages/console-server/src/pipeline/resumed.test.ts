import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { failBatch } from '../jobs/import-job.ts'
import { startJobs } from '../jobs.ts'
import { jobContext } from '../testing/job-context.ts'
import { addSecondTemplate } from './testing/add-second-template.ts'
import { FILES } from './testing/files.ts'
import { createImportBench, readBatch } from './testing/import-bench.ts'
import { keepsIdentities } from './testing/keeps-identities.ts'

let bench: Awaited<ReturnType<typeof createImportBench>>
beforeAll(async () => {
  bench = await createImportBench()
  const transfers = { name: 'Transfers', filePattern: 'TRA.csv' }
  await addSecondTemplate(bench.db, { component: 'enrollment', ...transfers })
  for (const [name, text] of Object.entries(FILES)) await bench.write(name, text)
  await bench.write('TRA.csv', TRANSFERS)
})
afterAll(() => bench.close())

const [header = '', first = ''] = FILES['ENR.csv'].split('\n')
const filling = Array.from(
  { length: 8 },
  (_, n) => `30018846,041${n % 2 ? 2 : 5},12,0${n + 1}/01/2026,R,0${n + 1}/02/2026,T160`,
)
const TRANSFERS = `${[header, first, '30018844,0412,10,09/01/2026,R,,', ...filling].join('\n')}\n`

/** Runs an import; the server ends after each component that has been loaded, and another goes on. */
const syncWithRestarts = async () => {
  await bench.jobs.stop()
  const answer = await bench.start()
  if (answer.kind !== 'started') throw new Error(answer.kind)
  const batch = () => readBatch(bench.db, answer.batchId)
  const loaded = async () => (await batch()).results.filter(({ status }) => status.startsWith('completed'))
  const lives: string[][] = []
  while (lives.length < 20 && (await batch()).header.endedAt === null) {
    const before = await loaded()
    const jobs = startJobs(jobContext({ db: bench.db, store: bench.store, now: () => NOW }))
    await Promise.race([
      vi.waitUntil(async () => (await loaded()).length > before.length, { interval: 1, timeout: 20_000 }),
      jobs.idle(),
    ])
    await jobs.stop()
    const old = new Set(before.map(({ sequence }) => sequence))
    lives.push(
      (await loaded()).filter(({ sequence }) => !old.has(sequence)).map(({ componentName }) => componentName),
    )
  }
  bench.restart()
  return { lives, batch: await batch() }
}
const NOW = new Date('2026-09-14T12:14:00Z')

it('V008, R006: what a file named is known to the next one of its component, also after a restart', async () => {
  const { lives, batch } = await syncWithRestarts()
  keepsIdentities(batch)
  // The two files of one component: each was loaded by a server of its own.
  expect(lives.filter((loaded) => loaded.includes('enrollment'))).toHaveLength(2)
  expect(batch.details.map(({ errorCode, rowNumber, message }) => [errorCode, rowNumber, message])).toEqual([
    ['V008', 1, 'Value "30018842/0412/2026-08-12" is already used in row 2 of "ENR.csv". Row not loaded.'],
    [
      ...['R006', 2],
      'Student "30018844" has another primary enrollment at the same time in row 4 of "ENR.csv". Row not loaded.',
    ],
  ])
  // Something that goes wrong after the end, such as saying that the job is done, changes nothing of it.
  const { batchId } = batch.header
  await bench.db.transaction().execute((trx) => failBatch(trx, batchId, 'Stopped.', NOW))
  const { result: _, ...ended } = batch
  expect(await readBatch(bench.db, batchId)).toMatchObject(ended)
  expect(await bench.db.selectFrom('importRememberedRows').select('piece').execute()).toEqual([])
})
