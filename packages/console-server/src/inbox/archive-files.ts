import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { errorCode } from '../describe-error.ts'
import { matchesPattern } from '../pipeline/source/find-file.ts'
import type { FileStore } from '../storage/file-store.ts'
import { type DistrictInbox, inboxOf } from './district-inbox.ts'
import { IMPORT_DEFAULTS } from './import-settings.ts'

/**
 * Moves the waiting files that a batch is about to read to the archive, where they can't be replaced meanwhile. Files that
 * others dropped into the folder stay where they are. Can be repeated.
 */
export const archiveFiles = async (
  { trx, store }: { trx: Db; store: FileStore },
  inbox: DistrictInbox,
  { batchId, patterns, now }: { batchId: number; patterns: readonly string[]; now: Date },
): Promise<void> => {
  const waiting = await trx
    .selectFrom('inboxFiles')
    .select(['id', 'name'])
    .where('lea', '=', inbox.lea)
    .where('batchId', 'is', null)
    .forUpdate()
    .execute()
  const taken = waiting.filter(({ name }) => patterns.some((pattern) => matchesPattern(pattern, name)))
  if (taken.length === 0) return
  for (const { id, name } of taken) {
    await store.move(`${inbox.folder}/${name}`, `${inbox.archive}/${batchId}/${name}`).catch(unlessMissing)
    // An attempt that was interrupted took one of the same name.
    await trx.deleteFrom('inboxFiles').where('batchId', '=', batchId).where('name', '=', name).execute()
    await trx.updateTable('inboxFiles').set({ batchId, takenAt: now }).where('id', '=', id).execute()
  }
}

const LIMIT = 500

/** Deletes archived files that are older than their district keeps them. */
export const expireArchive = async (db: Db, store: FileStore, now: Date): Promise<void> => {
  const old = await db
    .selectFrom('inboxFiles as file')
    .leftJoin('importSettings as settings', 'settings.lea', 'file.lea')
    .select(['file.id', 'file.lea', 'file.name', 'file.batchId'])
    .where('file.batchId', 'is not', null)
    .where(
      sql<boolean>`file.taken_at < ${now.toISOString()}::timestamptz
        - coalesce(settings.archive_days, ${IMPORT_DEFAULTS.archiveDays}::integer) * interval '1 day'`,
    )
    .orderBy('file.id')
    .limit(LIMIT)
    .execute()
  for (const { id, lea, name, batchId } of old) {
    await store.remove(`${inboxOf(lea).archive}/${batchId}/${name}`)
    await db.deleteFrom('inboxFiles').where('id', '=', id).execute()
  }
}

/** An upload that was interrupted may go on for so long. */
const PART_MS = 2 * 86_400_000

/** Deletes files that got no name, and signs that files are on their way, whose server died. */
export const dropParts = async (db: Db, store: FileStore): Promise<void> => {
  for (const { lea } of await db.selectFrom('districts').select('lea').execute())
    for (const { key } of await store.list(inboxOf(lea).incoming)) {
      const part = await store.stat(key)
      if (part && Date.now() - part.modifiedAt.getTime() > PART_MS) await store.remove(key)
    }
}

const unlessMissing = (error: unknown): void => {
  if (errorCode(error) !== 'ENOENT') throw error
}
