import type { Db } from '../db/schema.ts'
import type { FileStore } from '../storage/file-store.ts'
import { folderOf, uploadsIn } from './upload-folder.ts'

/** Deletes an upload with its bytes. */
export const removeUpload = async (db: Db, store: FileStore, uploadId: number): Promise<void> => {
  await db.deleteFrom('importUploads').where('id', '=', uploadId).execute()
  await store.removeFolder(folderOf(uploadId))
}

const DAY_MS = 86_400_000
/** An upload that no one continues for a week counts as abandoned. */
const KEPT_DAYS = 7

/** Deletes uploads that were given up, and bytes whose upload went with its district or person. */
export const forgetUploads = async (db: Db, store: FileStore, now: Date): Promise<void> => {
  const old = await db
    .selectFrom('importUploads')
    .select('id')
    .where('updatedAt', '<', new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString())
    .execute()
  for (const { id } of old) await removeUpload(db, store, id)
  const known = await db.selectFrom('importUploads').select('id').execute()
  for (const id of await uploadsIn(store))
    if (!known.some((upload) => upload.id === id)) await store.removeFolder(folderOf(id))
}
