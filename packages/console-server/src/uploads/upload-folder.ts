import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The folder of an upload's bytes, beside the inboxes of the districts so that a file moves into one in one step. Each file has
 * its number as a name, whatever people call it.
 */
export const folderOf = (inboxDir: string, uploadId: number): string =>
  join(inboxDir, UPLOADS, String(uploadId))

/** No district's code begins with a dot. */
const UPLOADS = '.uploads'

/** The path of one file's bytes. */
export const pathOf = (inboxDir: string, { uploadId, id }: { uploadId: number; id: number }): string =>
  join(folderOf(inboxDir, uploadId), String(id))

export const makeFolder = async (inboxDir: string, uploadId: number): Promise<void> => {
  await mkdir(folderOf(inboxDir, uploadId), { recursive: true, mode: 0o700 })
}

/** Deletes the bytes of an upload, or those of one file. */
export const removeBytes = (path: string): Promise<void> => rm(path, { recursive: true, force: true })

/** How many bytes have arrived: what is on the disk counts, whatever became of the request that brought it. */
export const receivedBytes = async (path: string): Promise<number> =>
  (await stat(path).catch(() => null))?.size ?? 0

/** The numbers of the uploads that have bytes here. */
export const uploadsOnDisk = async (inboxDir: string): Promise<number[]> =>
  (await readdir(join(inboxDir, UPLOADS)).catch(() => [])).map(Number).filter(Number.isSafeInteger)
