import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { type FileStore, MissingFileError } from '../storage/file-store.ts'
import { type DistrictInbox, isFileName } from './district-inbox.ts'

/** A complete file of the store beside the inbox, and the name that it gets there. */
export type IncomingFile = { readonly name: string; readonly key: string }

export type Arrival = {
  readonly via: 'sftp' | 'upload'
  /** The key or person that delivered them. */
  readonly addedBy: string
  /** Starts an import by itself once the set is complete (`startCompleteSets`); otherwise the files wait for the schedule. */
  readonly startsImport: boolean
  readonly now: Date
}

/**
 * Moves complete files into a district's inbox, each in one step, and records their arrival. A waiting file of the same
 * name is replaced; one that an import took stays in the archive.
 * @throws if a name isn't a plain file name, or a folder has it
 */
export const addFiles = async (
  { db, store }: { db: Db; store: FileStore },
  inbox: DistrictInbox,
  files: readonly IncomingFile[],
  { now, ...arrival }: Arrival,
): Promise<void> => {
  for (const { name, key } of files) {
    if (!isFileName(name)) throw new Error(`${JSON.stringify(name)} can't be the name of a file.`)
    const file = await store.stat(key)
    if (!file) throw new MissingFileError(key)
    const row = Object.assign(
      { bytes: file.bytes, arrivedAt: now, batchId: null, takenAt: null, problem: null },
      arrival,
    )
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('inboxFiles')
        .values(Object.assign({ lea: inbox.lea, name }, row))
        .onConflict((conflict) =>
          conflict.columns(['lea', 'name']).where(sql<boolean>`batch_id is null`).doUpdateSet(row),
        )
        .execute()
      // The newest file of a pattern is imported, so a time that the sender chose must not count.
      await store.move(key, `${inbox.folder}/${name}`, { at: new Date() })
    })
  }
}
