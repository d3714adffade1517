import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

export type FoundFile = { path: string; name: string; bytes: number; modifiedAt: Date }

/** True if a name fits a pattern with `*` and `?`. */
export const matchesPattern = (pattern: string, name: string): boolean => patternOf(pattern).test(name)

/** Files that imports took, in folders named by their batches. */
export const ARCHIVE = '.archive'

/**
 * The newest file of a district's inbox whose name fits a pattern with `*` and `?`: one that waits, or one that an earlier
 * import took. Only names inside the folder are looked at, so a pattern cannot lead out of it. Null when there is none.
 */
export const findFile = async (folder: string, pattern: string): Promise<FoundFile | null> => {
  const waiting = await newestIn(folder, pattern)
  const taken = await newestTaken(join(folder, ARCHIVE), pattern)
  if (waiting === null || taken === null) return waiting ?? taken
  return taken.modifiedAt > waiting.modifiedAt ? taken : waiting
}

/** Batches are numbered in the order of their start, so the last folder with such a file has the newest. */
const newestTaken = async (archive: string, pattern: string): Promise<FoundFile | null> => {
  const batches = (await readdir(archive).catch(() => [])).map(Number).filter(Number.isSafeInteger)
  for (const batch of batches.sort((one, other) => other - one)) {
    const found = await newestIn(join(archive, String(batch)), pattern)
    if (found) return found
  }
  return null
}

const newestIn = async (folder: string, pattern: string): Promise<FoundFile | null> => {
  const fits = patternOf(pattern)
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  let newest: FoundFile | null = null
  for (const entry of entries) {
    if (!entry.isFile() || !fits.test(entry.name)) continue
    const path = join(folder, entry.name)
    const { size, mtime } = await stat(path)
    if (newest === null || mtime > newest.modifiedAt)
      newest = { path, name: entry.name, bytes: size, modifiedAt: mtime }
  }
  return newest
}

const patternOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    'i',
  )
