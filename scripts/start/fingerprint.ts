import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** One hash over the content of files and folders: equal exactly when nothing in them changed. */
export const fingerprint = async (paths: readonly string[]): Promise<string> => {
  const hash = createHash('sha256')
  for (const path of (await Promise.all(paths.map(filesBelow))).flat().sort()) {
    hash
      .update(path)
      .update('\0')
      .update(await readFile(path))
      .update('\0')
  }
  return hash.digest('hex')
}

const filesBelow = async (path: string): Promise<string[]> => {
  const info = await stat(path)
  if (info.isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
