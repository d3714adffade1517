import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SyncRequest } from '@edconsole/console-core/contract'
import type { Db } from '../../db/schema.ts'
import { type Jobs, startJobs } from '../../jobs.ts'
import { localStore } from '../../storage/local-store.ts'
import { INBOX } from '../../storage/places.ts'
import { jobContext } from '../../testing/job-context.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { answeredFinding } from '../answered-finding.ts'
import type { LoadedTemplate } from '../load-template.ts'
import { startSync } from '../start-sync.ts'
import { insertFileTemplates } from './insert-file-templates.ts'

export const LEA = '4107320'
const NOW = new Date('2026-09-14T12:14:00Z')

/** One district with templates, an empty inbox and a worker, to try imports on. */
export const createImportBench = async ({ now = NOW }: { now?: Date } = {}) => {
  const { db, close } = await openTestDatabase('empty', now)
  const folder = await mkdtemp(join(tmpdir(), 'edconsole-bench-'))
  const store = localStore(folder)
  const inboxDir = join(folder, INBOX)
  await mkdir(join(inboxDir, LEA), { recursive: true })
  await insertDistrict(db)
  const templates = await insertFileTemplates(db, {
    lea: LEA,
    schoolYear: 2026,
    source: 'sftp',
    updatedAt: now,
  })
  const work = (): Jobs => startJobs(jobContext({ db, store, now: () => now }))
  let jobs = work()

  const start = (request: SyncRequest = {}) =>
    startSync(db, { lea: LEA, schoolYear: 2026, request, triggeredBy: 'Ana Silva', now })
  /** Runs an import to its end. */
  const sync = async (request: SyncRequest = {}) => {
    const answer = await start(request)
    if (answer.kind !== 'started') throw new Error(JSON.stringify(answer))
    await jobs.idle()
    return readBatch(db, answer.batchId)
  }
  return {
    db,
    get jobs() {
      return jobs
    },
    /** Another worker, after `jobs.stop()`. */
    restart: () => {
      jobs = work()
    },
    store,
    inboxDir,
    start,
    sync,
    template: (component: string): LoadedTemplate => {
      const found = templates.find((t) => t.componentName === component)
      if (!found) throw new Error(`No template for ${component}`)
      return found
    },
    write: (name: string, content: string | Buffer) => writeFile(join(inboxDir, LEA, name), content),
    remove: (name: string) => rm(join(inboxDir, LEA, name), { force: true }),
    stored: (component: string) =>
      db
        .selectFrom('sisRows')
        .selectAll()
        .where('lea', '=', LEA)
        .where('component', '=', component as 'sites')
        .where('isActive', '=', true)
        .orderBy('sourceId')
        .execute(),
    close: async () => {
      await jobs.stop()
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A batch with its results in load order and its log. */
export const readBatch = async (db: Db, batchId: number) => {
  const header = await db
    .selectFrom('importBatches')
    .selectAll()
    .where('batchId', '=', batchId)
    .executeTakeFirstOrThrow()
  const results = await db
    .selectFrom('importResults')
    .selectAll()
    .where('batchId', '=', batchId)
    .orderBy('sequence')
    .execute()
  const details = await db
    .selectFrom('importDetails')
    .selectAll()
    .where('batchId', '=', batchId)
    .orderBy('id')
    .execute()
  const result = (component: string) => {
    const found = results.find((r) => r.componentName === component)
    if (!found) throw new Error(`No result for ${component}`)
    return found
  }
  return { header, results, details: details.map(answeredFinding), result }
}

export const insertDistrict = (db: Db) =>
  db
    .insertInto('districts')
    .values({
      id: 412,
      lea: LEA,
      districtName: 'Larkspur Valley Unified',
      state: 'OR',
      sisYear: 2026,
      sisProviderName: 'Aeries',
    })
    .execute()
