import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SEEDED_LEA } from './kill-districts.ts'

/** The files of a district's sendings, by number of the batch and name. */
export const readOutbox = async (outboxDir: string): Promise<Map<string, Buffer>> => {
  const folder = join(outboxDir, SEEDED_LEA)
  const found = new Map<string, Buffer>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    found.set(path.slice(folder.length + 1), await readFile(path))
  }
  return found
}
