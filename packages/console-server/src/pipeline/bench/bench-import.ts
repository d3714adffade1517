import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openMemoryDb } from '../../db/open-memory.ts'
import type { Db } from '../../db/schema.ts'
import { startJobs } from '../../jobs.ts'
import { insertTemplates } from '../../seed/imports/insert-templates.ts'
import { seedInbox } from '../../seed/inbox.ts'
import type { SeedDistrict } from '../../seed/seed-district.ts'
import { jobContext } from '../../testing/job-context.ts'
import { startSync } from '../start-sync.ts'

export type ImportBench = {
  rows: number
  importRowsPerSecond: number
  /** The same rows, stored ready-made: what the engine itself takes. */
  insertRowsPerSecond: number
}

const NOW = new Date('2026-09-14T12:14:00Z')
const DISTRICT: SeedDistrict = {
  id: 412,
  lea: '4107320',
  districtName: 'Larkspur Valley Unified',
  state: 'OR',
  sisYear: 2026,
  sisProviderName: 'Aeries',
  profile: 'rich',
  sites: 24,
}

/** Imports the demo's largest district into an empty database, then inserts the same rows plainly into another. */
export const benchImport = async (): Promise<ImportBench> => {
  const inboxDir = await mkdtemp(join(tmpdir(), 'edconsole-bench-'))
  await seedInbox(inboxDir, { now: NOW, districts: [DISTRICT], kind: 'demo' })
  const imported = await openMemoryDb()
  const plain = await openMemoryDb()
  try {
    const importMs = await timeImport(imported.db, inboxDir)
    const rows = await imported.db.selectFrom('sisRows').selectAll().orderBy('id').execute()
    const insertMs = await timeInsert(plain.db, rows)
    return {
      rows: rows.length,
      importRowsPerSecond: (rows.length * 1000) / importMs,
      insertRowsPerSecond: (rows.length * 1000) / insertMs,
    }
  } finally {
    await imported.close()
    await plain.close()
    await rm(inboxDir, { recursive: true, force: true })
  }
}

const timeImport = async (db: Db, inboxDir: string): Promise<number> => {
  const { profile: _, sites: __, ...district } = DISTRICT
  await db.insertInto('districts').values(district).execute()
  await insertTemplates(db, {
    lea: district.lea,
    schoolYear: district.sisYear,
    source: 'sftp',
    updatedAt: NOW,
  })
  const jobs = startJobs(jobContext({ db, inboxDir, now: () => NOW }))
  await jobs.idle()
  const start = performance.now()
  await startSync(db, {
    lea: district.lea,
    schoolYear: district.sisYear,
    request: {},
    triggeredBy: 'bench',
    now: NOW,
  })
  await jobs.idle()
  const ms = performance.now() - start
  await jobs.stop()
  return ms
}

const CHUNK = 1000

const timeInsert = async (db: Db, rows: readonly object[]): Promise<number> => {
  const chunks: string[] = []
  for (let from = 0; from < rows.length; from += CHUNK)
    chunks.push(JSON.stringify(rows.slice(from, from + CHUNK)))
  const start = performance.now()
  for (const chunk of chunks) {
    await sql`insert into sis_rows (lea, component, school_year, source_id, data, hash, search_text, date_last_modified)
      select x.* from jsonb_to_recordset(${chunk}::jsonb) as x(lea text, component text, "schoolYear" integer,
        "sourceId" text, data jsonb, hash text, "searchText" text, "dateLastModified" timestamptz)`.execute(
      db,
    )
  }
  return performance.now() - start
}
