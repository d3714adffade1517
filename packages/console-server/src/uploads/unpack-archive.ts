import { join } from 'node:path'
import { RefusedArchiveError, unpack } from '../inbox/unpack.ts'
import { withScratch } from '../storage/scratch.ts'
import type { Check } from './check.ts'
import { foundAs, saveFound } from './found-in-file.ts'
import type { StoredFile } from './stored-upload.ts'
import { keyOf, removeBytes } from './upload-folder.ts'

/** Unpacks an archive of an upload into files of the upload. One that is refused says why, and nothing of it is kept. */
export const unpackArchive = async (check: Check, archive: StoredFile): Promise<void> => {
  const { db, write, copies, upload, signal } = check
  const { id: archiveId, uploadId, bytes } = archive
  const { store } = copies
  // An attempt that was interrupted left some.
  await forget(check, archive)
  const others = await db
    .selectFrom('importUploadFiles')
    .select(({ fn }) => [fn.countAll<number>().as('entries'), fn.sum<number | null>('bytes').as('bytes')])
    .where('uploadId', '=', uploadId)
    .where('archiveId', 'is not', null)
    .executeTakeFirstOrThrow()
  const made: { id: number; path: string }[] = []
  const pathFor = async (folder: string, name: string): Promise<string> => {
    const row = await write((trx) =>
      trx
        .insertInto('importUploadFiles')
        .values({ lea: upload.lea, uploadId, archiveId, name: name.slice(-255), bytes: 0 })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    const path = join(folder, String(row.id))
    made.push({ id: row.id, path })
    return path
  }
  try {
    const taken = { entries: Number(others.entries), bytes: Number(others.bytes ?? 0) }
    const path = await copies.pathOf(keyOf(archive))
    const files = await withScratch(store, async (folder) => {
      const unpacked = await unpack(path, {
        bytes,
        taken,
        pathFor: (name) => pathFor(folder, name),
        signal,
      })
      if (unpacked.length === 0) throw new RefusedArchiveError('The archive is empty.')
      for (const { id, path } of made) await store.take(keyOf({ uploadId, id }), path)
      return unpacked
    })
    await write(async (trx) => {
      for (const [at, file] of files.entries())
        await trx
          .updateTable('importUploadFiles')
          .set({ bytes: file.bytes })
          .where('id', '=', made[at]?.id ?? 0)
          .execute()
      await saveFound(trx, archive, foundAs('archive'))
    })
    // What came out of it is what is imported.
    await removeBytes(store, archive)
  } catch (error) {
    if (!(error instanceof RefusedArchiveError)) throw error
    await forget(check, archive)
    const found = foundAs('unusable', { problem: error.message })
    await write((trx) => saveFound(trx, archive, found))
  }
}

/** Takes out everything that came out of an archive. */
const forget = async ({ write, copies }: Check, { id, uploadId }: StoredFile): Promise<void> => {
  const gone = await write((trx) =>
    trx.deleteFrom('importUploadFiles').where('archiveId', '=', id).returning('id').execute(),
  )
  for (const file of gone) await removeBytes(copies.store, { uploadId, id: file.id })
}
