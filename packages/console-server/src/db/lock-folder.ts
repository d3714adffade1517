import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { errorCode } from '../describe-error.ts'

type Holder = { pid: number; since: string; born: string | null }

const held = new Set<string>()

/**
 * Locks a data folder for this process: two processes on one embedded database would silently lose writes. Takes over
 * the lock of a dead process.
 * @returns a function that releases the lock
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(resolve(folder), 'server.lock')
  if (held.has(path)) throw inUse(folder, { pid: process.pid, since: 'it started', born: null })
  const mine: Holder = { pid: process.pid, since: new Date().toISOString(), born: await bornAt(process.pid) }
  while (!(await placed(path, mine))) {
    const text = await readFile(path, 'utf8').catch(() => '')
    const holder = readHolder(text)
    if (holder && (await isAlive(holder))) throw inUse(folder, holder)
    await removeStale(path, text)
  }
  held.add(path)
  return async () => {
    held.delete(path)
    await rm(path, { force: true })
  }
}

/** Links are created atomically, so that a partial lock is never read. */
const placed = async (path: string, mine: Holder): Promise<boolean> => {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, JSON.stringify(mine), { mode: 0o600 })
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Renamed before deletion, because another process may have replaced the stale lock meanwhile. */
const removeStale = async (path: string, seen: string): Promise<void> => {
  const aside = `${path}.stale.${process.pid}`
  await rename(path, aside).catch(() => undefined)
  const moved = await readFile(aside, 'utf8').catch(() => seen)
  if (moved !== seen) await link(aside, path).catch(() => undefined)
  await rm(aside, { force: true })
}

const isAlive = async (holder: Holder): Promise<boolean> => {
  if (holder.pid === process.pid) return false
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false
  }
  // Process IDs are reused; the start time tells whether it is still the same process.
  const born = await bornAt(holder.pid)
  return born === null || holder.born === null || born === holder.born
}

/** Returns a process's start time in the system's units; null if unknown. */
const bornAt = async (pid: number): Promise<string | null> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

const readHolder = (text: string): Holder | null => {
  try {
    const value: Partial<Holder> | null = JSON.parse(text)
    if (typeof value?.pid !== 'number') return null
    return { pid: value.pid, since: String(value.since), born: value.born ?? null }
  } catch {
    return null
  }
}

/** Another process works with the data folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

const inUse = (folder: string, holder: Holder): FolderInUse =>
  new FolderInUse(
    `The data folder ${folder} has been in use by process ${holder.pid} since ${holder.since}. ` +
      'Stop that server, or choose another folder.',
  )
