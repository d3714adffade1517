import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished, vi } from 'vitest'
import { embeddedDb, openEmbedded } from './db/engine.ts'
import { emptyDatabase } from './db/open-memory.ts'
import { startJobs } from './jobs.ts'
import { FILES } from './pipeline/testing/files.ts'
import { createImportBench, insertDistrict, LEA, readBatch } from './pipeline/testing/import-bench.ts'
import { insertFileTemplates } from './pipeline/testing/insert-file-templates.ts'
import { keepsIdentities } from './pipeline/testing/keeps-identities.ts'
import { jobContext } from './testing/job-context.ts'

const NOW = new Date('2026-09-14T12:14:00Z')
const STUDENTS = 3000

it.each([
  ['while students are read', 'transforming', 0],
  ['when all students are read', 'read', 0],
  ['a little later, while they are loaded', 'read', 150],
  ['later still', 'read', 500],
] as const)(
  'killed %s: no half-loaded component remains, and the next start finishes the batch',
  async (_, moment, delayMs) => {
    const root = await mkdtemp(join(tmpdir(), 'edconsole-crash-'))
    const folder = join(root, 'db')
    const inboxDir = join(root, 'inbox')
    await prepare(folder, inboxDir)
    await runUntil(moment, delayMs, folder, inboxDir)

    const db = embeddedDb(await openEmbedded({ folder }))
    const stored = async () =>
      Object.fromEntries(
        (
          await db
            .selectFrom('sisRows')
            .select(['component', ({ fn }) => fn.countAll<number>().as('rows')])
            .groupBy('component')
            .execute()
        ).map((r) => [r.component, r.rows]),
      )
    const left = await stored()
    expect([undefined, STUDENTS - 1]).toContain(left.students)
    expect(left.sites).toBe(2)

    const jobs = startJobs(jobContext({ db, inboxDir, now: () => NOW }))
    await jobs.idle()
    const batch = await readBatch(db, 1)
    expect(batch.header).toMatchObject({
      status: 'completedWithErrors',
      recordsRejected: 1,
      componentsDone: 4,
    })
    expect(batch.details.map((d) => d.cause)).toEqual(['T001:gradeLevel'])
    expect((await stored()).students).toBe(STUDENTS - 1)
    expect(await db.selectFrom('importStaged').select('id').execute()).toEqual([])
    keepsIdentities(batch)
    await jobs.stop()
    await db.destroy()
    await rm(root, { recursive: true, force: true })
  },
  120_000,
)

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
  const jobs = startJobs(jobContext({ db: bench.db, inboxDir: bench.inboxDir, now: () => NOW }))
  await jobs.idle()
  await jobs.stop()
  const { header, results } = await readBatch(bench.db, batchId)
  expect(header).toMatchObject({ status: 'failed', failureOrigin: 'platform' })
  expect(header.message).toMatch(/^The server stopped several times/)
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
  const jobs = startJobs(jobContext({ db: bench.db, inboxDir: bench.inboxDir, now: () => NOW }))
  await jobs.idle()
  await jobs.stop()
  const batch = await readBatch(bench.db, batchId)
  expect(batch.header).toMatchObject({ status: 'completedWithErrors', recordsRejected: 1 })
  keepsIdentities(batch)
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

const prepare = async (folder: string, inboxDir: string): Promise<void> => {
  await mkdir(join(inboxDir, LEA), { recursive: true })
  const files = { ...FILES, 'STU.csv': manyStudents() }
  for (const [name, text] of Object.entries(files)) await writeFile(join(inboxDir, LEA, name), text)
  const db = embeddedDb(await openEmbedded({ folder, packed: await emptyDatabase() }))
  await insertDistrict(db)
  await insertFileTemplates(db, { lea: LEA, schoolYear: 2026, source: 'sftp', updatedAt: NOW })
  await db.destroy()
}

/** Kills the child without a warning some time after it says that the moment has come. */
const runUntil = (moment: string, delayMs: number, folder: string, inboxDir: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = fileURLToPath(new URL('./pipeline/testing/import-child.ts', import.meta.url))
    const args = ['--conditions=@edconsole/source', script, folder, inboxDir, String(STUDENTS - 500)]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    onTestFinished(() => {
      child.kill('SIGKILL')
    })
    let errors = ''
    child.stderr.on('data', (piece) => {
      errors += piece
    })
    child.stdout.on('data', (piece) => {
      if (String(piece).includes(moment)) setTimeout(() => child.kill('SIGKILL'), delayMs)
    })
    // A quick machine may be done before it is killed.
    child.on('exit', (code, signal) =>
      signal === 'SIGKILL' || code === 3
        ? resolve()
        : reject(new Error(`The child ended by itself: ${code} ${errors}`)),
    )
  })
