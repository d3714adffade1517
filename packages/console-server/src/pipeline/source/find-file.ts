import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

export type FoundFile = { path: string; name: string; bytes: number }

/**
 * The newest file of a district's inbox whose name fits a pattern with `*` and `?`. Only names inside the folder are
 * looked at, so a pattern cannot lead out of it. Null when there is none.
 */
export const findFile = async (folder: string, pattern: string): Promise<FoundFile | null> => {
  const fits = new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    'i',
  )
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  let newest: (FoundFile & { changed: number }) | null = null
  for (const entry of entries) {
    if (!entry.isFile() || !fits.test(entry.name)) continue
    const path = join(folder, entry.name)
    const { size, mtimeMs } = await stat(path)
    if (newest === null || mtimeMs > newest.changed)
      newest = { path, name: entry.name, bytes: size, changed: mtimeMs }
  }
  return newest && { path: newest.path, name: newest.name, bytes: newest.bytes }
}
