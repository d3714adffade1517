import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportedComponent } from '@edconsole/console-core/import-rules'
import { type Db, localStore, startJobs, startSync } from '@edconsole/console-server/internal'
import {
  IMPORTED,
  insertDistrict,
  insertWholeTemplates,
  jobContext,
  LEA,
  wholeFile,
} from '@edconsole/console-server/internal/testing'
import { type ImportEngine, openBenchDatabase } from './bench-database.ts'
import { insertPlainly } from './insert-plainly.ts'

/** The most memory that this process had while it was watched, in MB. */
type PeakMemory = { heapMb: number; processMb: number }

const EVERY_MS = 50
const MB = 1_000_000

/** Looks at the memory now and then until it is told to stop. */
const watchMemory = (): (() => PeakMemory) => {
  const peak = { heapMb: 0, processMb: 0 }
  const look = () => {
    const { heapUsed, rss } = process.memoryUsage()
    peak.heapMb = Math.max(peak.heapMb, heapUsed / MB)
    peak.processMb = Math.max(peak.processMb, rss / MB)
  }
  const timer = setInterval(look, EVERY_MS)
  return () => {
    look()
    clearInterval(timer)
    return peak
  }
}

export type ComponentBench = {
  component: ImportedComponent
  rows: number
  importMs: number
  insertMs: number
}

export type ImportBench = {
  components: ComponentBench[]
  rows: number
  importRowsPerSecond: number
  /** The same rows, stored ready-made: what the engine itself takes. */
  insertRowsPerSecond: number
  /** While the import ran. */
  peak: PeakMemory
}

const NOW = new Date('2026-09-14T12:14:00Z')

/**
 * Imports files of every component into an empty database, and after each inserts the same rows plainly into another, so that
 * both have the same machine. Each row fills all columns of its component and names rows of others.
 */
export const benchImport = async ({
  rows = 16_000,
  engine = 'pglite',
}: {
  rows?: number
  engine?: ImportEngine
} = {}): Promise<ImportBench> => {
  const folder = await mkdtemp(join(tmpdir(), 'edconsole-bench-'))
  await writeFiles(join(folder, 'inbox', LEA), Math.ceil(rows / (IMPORTED.length - 1)))
  const imported = await openBenchDatabase(engine)
  const plain = await openBenchDatabase(engine)
  try {
    const importer = await startImporter(imported.db, folder)
    const peak: PeakMemory = { heapMb: 0, processMb: 0 }
    const components: ComponentBench[] = []
    for (const component of IMPORTED) {
      const stopWatching = watchMemory()
      const one = await importer.run(component)
      const { heapMb, processMb } = stopWatching()
      peak.heapMb = Math.max(peak.heapMb, heapMb)
      peak.processMb = Math.max(peak.processMb, processMb)
      const insertMs = await insertPlainly(imported.db, plain.db, component)
      components.push({ component, insertMs, ...one })
    }
    await importer.stop()
    const sum = (of: (one: ComponentBench) => number) => components.reduce((n, one) => n + of(one), 0)
    const all = sum((one) => one.rows)
    return {
      components,
      rows: all,
      peak,
      importRowsPerSecond: (all * 1000) / sum((one) => one.importMs),
      insertRowsPerSecond: (all * 1000) / sum((one) => one.insertMs),
    }
  } finally {
    await imported.close()
    await plain.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const writeFiles = async (folder: string, rows: number): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const sites = Math.ceil(rows / ROWS_PER_SITE)
  for (const component of IMPORTED) {
    const length = component === 'sites' ? sites : rows
    const numbers = Array.from({ length }, (_, n) => n + 1)
    const changes = component === 'sites' ? {} : Object.fromEntries(numbers.map((n) => [n, atSite(n, sites)]))
    await writeFile(join(folder, `${component}.csv`), wholeFile(component, numbers, changes))
  }
}

/** Rows of one number stay at one site, so that they still name each other. */
const atSite = (n: number, sites: number) => {
  const siteCode = String((n % sites) + 1)
  return { siteCode, siteCodes: siteCode, primarySiteCode: siteCode }
}

/** Of each component; a school has several hundred students. */
const ROWS_PER_SITE = 200

const startImporter = async (db: Db, folder: string) => {
  await insertDistrict(db)
  await insertWholeTemplates(db)
  const jobs = startJobs(jobContext({ db, store: localStore(folder), now: () => NOW }))
  await jobs.idle()
  return {
    stop: jobs.stop,
    run: async (component: ImportedComponent) => {
      const request = { components: [component] }
      const about = { lea: LEA, schoolYear: 2026, request, triggeredBy: 'bench', now: NOW }
      const answer = await startSync(db, about)
      if (answer.kind !== 'started') throw new Error(JSON.stringify(answer))
      await jobs.idle()
      const { status, message, recordsInserted, durationMs } = await db
        .selectFrom('importResults')
        .select(['status', 'recordsInserted', 'durationMs', 'message'])
        .where('batchId', '=', answer.batchId)
        .executeTakeFirstOrThrow()
      if (status !== 'completed') throw new Error(`${component}: ${status} ${message}`)
      return { rows: recordsInserted, importMs: durationMs ?? 0 }
    },
  }
}
