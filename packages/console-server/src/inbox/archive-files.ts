import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { errorCode } from '../describe-error.ts'
import { matchesPattern } from '../pipeline/source/find-file.ts'
import { type DistrictInbox, inboxOf } from './district-inbox.ts'
import { IMPORT_DEFAULTS } from './import-settings.ts'

/**
 * Moves the waiting files that a batch is about to read to the archive, where they can't be replaced meanwhile. Files that
 * others dropped into the folder stay where they are. Can be repeated.
 */
export const archiveFiles = async (
  trx: Db,
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
  const folder = join(inbox.archive, String(batchId))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const { id, name } of taken) {
    await rename(join(inbox.folder, name), join(folder, name)).catch(unlessMissing)
    // An attempt that was interrupted took one of the same name.
    await trx.deleteFrom('inboxFiles').where('batchId', '=', batchId).where('name', '=', name).execute()
    await trx.updateTable('inboxFiles').set({ batchId, takenAt: now }).where('id', '=', id).execute()
  }
}

const LIMIT = 500

/** Deletes archived files that are older than their district keeps them. */
export const expireArchive = async (db: Db, inboxDir: string, now: Date): Promise<void> => {
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
    const folder = join(inboxOf(inboxDir, lea).archive, String(batchId))
    await rm(join(folder, name), { force: true })
    // Fails while other files are in it.
    await rmdir(folder).catch(() => {})
    await db.deleteFrom('inboxFiles').where('id', '=', id).execute()
  }
}

/** An upload that was interrupted may go on for so long. */
const PART_MS = 2 * 86_400_000

/** Deletes parts of files whose server died while it received them. */
export const dropParts = async (inboxDir: string): Promise<void> => {
  for (const lea of await readdir(inboxDir).catch(() => [])) {
    const { incoming } = inboxOf(inboxDir, lea)
    for (const name of await readdir(incoming).catch(() => [])) {
      const part = await stat(join(incoming, name)).catch(() => null)
      if (part && Date.now() - part.mtimeMs > PART_MS)
        await rm(join(incoming, name), { recursive: true, force: true })
    }
  }
}

const unlessMissing = (error: unknown): void => {
  if (errorCode(error) !== 'ENOENT') throw error
}
