import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type FileStore, FileStoreError } from './file-store.ts'
import { PROBES } from './places.ts'

/**
 * Writes a file to a bucket, reads it back, copies it and removes it, so that wrong settings and missing rights are seen at once. A
 * folder of this machine is judged elsewhere.
 * @throws FileStoreError whose message says what is wrong
 */
export const checkStore = async (store: FileStore): Promise<void> => {
  if (store.pathOf) return
  const [written, moved] = [`${PROBES}/${randomUUID()}`, `${PROBES}/${randomUUID()}`]
  try {
    await store.put(written, Readable.from([written]))
    await store.move(written, moved)
    const read = await text(await store.read(moved))
    const listed = await store.list(PROBES)
    await store.remove(moved)
    if (read !== written || !listed.some(({ key }) => key === moved))
      throw new FileStoreError("what was written isn't what is read")
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new FileStoreError(`Check CONSOLE_STORAGE and CONSOLE_S3_…: ${reason}.`, { cause: error })
  }
}
