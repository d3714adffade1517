import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type LocalPostgres, startPostgres } from '@edconsole/console-server/internal/testing'

export const BENCH_ENGINES = ['pglite', 'postgres'] as const
export type BenchEngine = (typeof BENCH_ENGINES)[number]

/** Where the rows of one size are kept, so that they are made once. */
export type BenchPlace = {
  readonly data: string
  /** Of the PostgreSQL server; absent for the embedded engine. */
  readonly url?: string
  /** What the bare server opens: a database, or a copy of the folder, which belongs to one process at a time. */
  readonly forBare: () => Promise<string>
  readonly close: () => Promise<void>
}

export const openBenchPlace = async (
  cache: string,
  engine: BenchEngine,
  rows: number,
  fresh: boolean,
): Promise<BenchPlace> => {
  const folder = join(cache, `${engine}-${rows}`)
  if (fresh) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const data = join(folder, 'server')
  return engine === 'pglite' ? inFolder(data, join(folder, 'bare')) : inPostgres(data, await started(folder))
}

const inFolder = (data: string, copy: string): BenchPlace => {
  const forget = () => rm(copy, { recursive: true, force: true })
  const forBare = async () => {
    await forget()
    await cp(join(data, 'database'), copy, { recursive: true })
    return copy
  }
  return { data, forBare, close: forget }
}

const inPostgres = (data: string, { url, stop }: LocalPostgres): BenchPlace => ({
  data,
  url,
  forBare: async () => url,
  close: stop,
})

const started = (folder: string): Promise<LocalPostgres> => startPostgres(folder, { keep: true, flags: [] })
