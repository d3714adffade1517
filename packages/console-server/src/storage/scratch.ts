import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, join } from 'node:path'
import { errorCode } from '../describe-error.ts'

/** The folder of a data folder for files on their way. */
export const scratchIn = (data: string): string => join(data, 'scratch')

/** Names a machine in the name of a folder. */
const machine = (): string => createHash('sha256').update(hostname()).digest('hex').slice(0, 12)

/**
 * Makes a folder on this machine's disk for some work, and removes it when the work has ended, however it ends.
 * @example await withScratch(store, async (folder) => store.take(key, await write(join(folder, 'file'))))
 */
export const withScratch = async <T>(
  { scratch }: { readonly scratch: string },
  work: (folder: string) => Promise<T>,
): Promise<T> => {
  const folder = await openScratch(scratch)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The folders that this process has made. In a container its number may be that of one that was killed. */
const own = new Set<string>()

/** Makes a folder for work that ends elsewhere; whoever made it removes it. */
export const openScratch = async (scratch: string): Promise<string> => {
  await mkdir(scratch, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(scratch, `${machine()}-${process.pid}-`))
  own.add(basename(folder))
  return folder
}

/** No work takes that long. */
const LONGEST_MS = 2 * 86_400_000

/** Removes what processes left that were killed: those of this machine at once, others after two days. */
export const dropScratch = async (scratch: string): Promise<void> => {
  for (const name of await readdir(scratch).catch(() => [])) {
    if (own.has(name)) continue
    const [owner, pid] = name.split('-')
    const path = join(scratch, name)
    const made = await stat(path).catch(() => null)
    const hasEnded = owner === machine() && (Number(pid) === process.pid || !isAlive(Number(pid)))
    if (made && (hasEnded || Date.now() - made.mtimeMs > LONGEST_MS))
      await rm(path, { recursive: true, force: true })
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
