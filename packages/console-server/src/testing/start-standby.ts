import { execFile } from 'node:child_process'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { firstRow } from './first-row.ts'
import { freePort } from './free-port.ts'
import {
  answers,
  dataIn,
  embeddedPostgres,
  type LocalPostgres,
  makeFiles,
  startPostgres,
  urlAt,
} from './start-postgres.ts'

/** A primary and its standby, which can be stopped and started again. */
export type Standby = {
  primary: LocalPostgres
  url: string
  start: () => Promise<void>
  stop: () => Promise<void>
  /** Stops applying the primary's changes until `resume`. */
  pause: () => Promise<void>
  resume: () => Promise<void>
}

const run = promisify(execFile)

/**
 * Starts a PostgreSQL server and a standby that follows it.
 * @param folder see `startPostgres`
 * @param flags of the standby alone
 */
export const startStandby = async (folder: string, flags: string[]): Promise<Standby> => {
  const [port, standbyPort] = [await freePort(), await freePort()]
  const quick = ['-c', 'fsync=off']
  const own = join(folder, 'standby')
  // Copied before it was ever started, a standby needs no backup: it gets everything from the primary's log.
  await makeFiles(embeddedPostgres(dataIn(folder), { keep: true, port, flags: [] }))
  await mkdir(own)
  // Not with `mode`, which the process's umask may restrict.
  await chmod(own, 0o755)
  await run('cp', ['-Rp', dataIn(folder), own])
  await writeFile(join(dataIn(own), 'standby.signal'), '')
  const kept = ['-c', 'wal_keep_size=256MB']
  const primary = await startPostgres(folder, { keep: true, port, flags: [...quick, ...kept] })
  const follows = `primary_conninfo=host=127.0.0.1 port=${port} user=postgres password=postgres`
  const url = urlAt(standbyPort)
  const standby = embeddedPostgres(dataIn(own), {
    keep: true,
    port: standbyPort,
    flags: [...quick, '-c', follows, ...flags],
  })
  const start = async () => {
    // It waits for words that a standby never says, and rejects when that ends.
    standby.start().catch(() => {})
    while (!(await answers(url))) await setTimeout(50)
  }
  await start()
  const pause = async () => {
    await firstRow(url, 'select pg_wal_replay_pause()')
    while ((await firstRow(url, 'select pg_get_wal_replay_pause_state() as state'))?.state !== 'paused')
      await setTimeout(20)
  }
  const resume = async () => void (await firstRow(url, 'select pg_wal_replay_resume()'))
  return { primary, url, start, stop: () => standby.stop(), pause, resume }
}
