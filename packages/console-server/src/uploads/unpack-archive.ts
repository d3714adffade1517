import { RefusedArchiveError, unpack } from '../inbox/unpack.ts'
import type { Check } from './check.ts'
import { foundAs, saveFound } from './found-in-file.ts'
import type { StoredFile } from './stored-upload.ts'
import { pathOf, removeBytes } from './upload-folder.ts'

/** Unpacks an archive of an upload into files of the upload. One that is refused says why, and nothing of it is kept. */
export const unpackArchive = async (check: Check, archive: StoredFile): Promise<void> => {
  const { db, write, inboxDir, signal } = check
  const { id: archiveId, uploadId, bytes } = archive
  const path = pathOf(inboxDir, archive)
  // An attempt that was interrupted left some.
  await forget(check, archive)
  const others = await db
    .selectFrom('importUploadFiles')
    .select(({ fn }) => [fn.countAll<number>().as('entries'), fn.sum<number | null>('bytes').as('bytes')])
    .where('uploadId', '=', uploadId)
    .where('archiveId', 'is not', null)
    .executeTakeFirstOrThrow()
  const made: { id: number; name: string }[] = []
  const pathFor = async (name: string): Promise<string> => {
    const row = await write((trx) =>
      trx
        .insertInto('importUploadFiles')
        .values({ uploadId, archiveId, name: name.slice(-255), bytes: 0 })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    made.push({ id: row.id, name })
    return pathOf(inboxDir, { uploadId, id: row.id })
  }
  try {
    const taken = { entries: Number(others.entries), bytes: Number(others.bytes ?? 0) }
    const files = await unpack(path, { bytes, taken, pathFor, signal })
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
    await removeBytes(path)
  } catch (error) {
    if (!(error instanceof RefusedArchiveError)) throw error
    await forget(check, archive)
    const found = foundAs('unusable', { problem: error.message })
    await write((trx) => saveFound(trx, archive, found))
  }
}

/** Takes out everything that came out of an archive. */
const forget = async ({ write, inboxDir }: Check, { id, uploadId }: StoredFile): Promise<void> => {
  const gone = await write((trx) =>
    trx.deleteFrom('importUploadFiles').where('archiveId', '=', id).returning('id').execute(),
  )
  for (const file of gone) await removeBytes(pathOf(inboxDir, { uploadId, id: file.id }))
}
