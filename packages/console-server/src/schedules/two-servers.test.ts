import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Weekday } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { postgresDb } from '../db/engine.ts'
import type { Db } from '../db/schema.ts'
import { startJobs } from '../jobs.ts'
import { FILES } from '../pipeline/testing/files.ts'
import { insertFileTemplates } from '../pipeline/testing/insert-file-templates.ts'
import { localStore } from '../storage/local-store.ts'
import { jobContext } from '../testing/job-context.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { TEST_DATABASE_URL } from '../testing/test-database-url.ts'

/** A Monday, and each following night at two in New York. */
const NOW = '2026-09-14T12:14:00Z'
const NIGHTS = ['2026-09-15T06:00:00Z', '2026-09-16T06:00:00Z', '2026-09-17T06:00:00Z']
const NIGHTLY = {
  scheduleEnabled: true,
  scheduleTime: '02:00',
  scheduleDays: ['tue', 'wed', 'thu'] satisfies Weekday[],
}
const LEAS = ['1', '2', '3', '4', '5']
const ROWS = 13

/** Of a second server: a pool of its own on PostgreSQL; an embedded database has only one process. */
const anotherPool = async (db: Db): Promise<Db> => {
  const url = process.env[TEST_DATABASE_URL]
  if (!url) return db
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const pool = postgresDb(Object.assign(new URL(url), { pathname: `/${rows[0]?.name}` }).href, () => {})
  onTestFinished(() => pool.destroy())
  return pool
}

it('two servers on one database run each schedule once and each import once', async () => {
  const { db, close } = await openTestDatabase('empty', new Date(NOW))
  onTestFinished(close)
  const folder = await mkdtemp(join(tmpdir(), 'edconsole-two-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [i, lea] of LEAS.entries()) {
    await db
      .insertInto('districts')
      .values({ id: 412 + i, lea, districtName: `District ${lea}`, state: 'OR', sisYear: 2026 })
      .execute()
    const of = { lea, schoolYear: 2026, source: 'sftp' as const, updatedAt: new Date(NOW) }
    await insertFileTemplates(db, { ...of, schedule: NIGHTLY })
    const inbox = join(folder, 'inbox', lea)
    await mkdir(inbox, { recursive: true })
    for (const [name, text] of Object.entries(FILES)) await writeFile(join(inbox, name), text)
  }

  let now = NOW
  const failures: unknown[] = []
  const server = (own: Db) =>
    startJobs({
      ...jobContext({ db: own, store: localStore(folder), now: () => new Date(now) }),
      onError: (error) => failures.push(error),
    })
  const servers = [server(db), server(await anotherPool(db))]
  const settle = () => Promise.all(servers.map((one) => one.idle()))
  await settle()
  for (const night of NIGHTS) {
    now = night
    await settle()
  }
  await Promise.all(servers.map((one) => one.stop()))

  expect(failures).toEqual([])
  const batches = await db
    .selectFrom('importBatches')
    .select(['lea', 'startedAt', 'status', 'triggerType', 'recordsRead'])
    .orderBy('startedAt')
    .orderBy('lea')
    .execute()
  const expected = NIGHTS.flatMap((night) =>
    LEAS.map((lea) => ({
      lea,
      startedAt: night.replace('Z', '.000Z'),
      triggerType: 'scheduled',
      recordsRead: ROWS,
      status: 'completed',
    })),
  )
  expect(batches).toEqual(expected)
  const jobs = await db.selectFrom('jobs').select(['status', 'attempts']).execute()
  expect(jobs).toEqual(expected.map(() => ({ status: 'done', attempts: 1 })))
  expect(await db.selectFrom('sisRows').select('id').execute()).toHaveLength(ROWS * LEAS.length)
})
