import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { errorCode } from '../describe-error.ts'
import { type FileStore, FileStoreError } from '../storage/file-store.ts'
import { withLocalCopies } from '../storage/local-copies.ts'
import { withScratch } from '../storage/scratch.ts'
import { UnavailableError } from '../unavailable-error.ts'
import { type Arrival, addFiles, type IncomingFile } from './add-files.ts'
import { type DistrictInbox, inboxOf, isFileName } from './district-inbox.ts'
import { QUIET_MS } from './start-import.ts'
import { RefusedArchiveError, unpack } from './unpack.ts'

type Unpacking = {
  readonly store: FileStore
  readonly now: Date
  readonly signal: AbortSignal
  readonly onError: (error: unknown) => void
}

/**
 * Replaces zip archives that arrived by SFTP by their files, which then count as if they had been sent themselves. One that is
 * refused stays and says why. Nothing is touched for a while, since clients look at what they sent and rename it.
 */
export const unpackArrived = async (db: Db, { store, now, signal, onError }: Unpacking): Promise<void> => {
  const quiet = new Date(now.getTime() - QUIET_MS)
  const archives = await db
    .selectFrom('inboxFiles')
    .select(['id', 'lea', 'name', 'bytes', 'via', 'addedBy', 'startsImport'])
    .where('batchId', 'is', null)
    .where('problem', 'is', null)
    .where('via', '=', 'sftp')
    .where(sql<boolean>`lower(name) like '%.zip'`)
    .where(sql<boolean>`arrived_at <= ${quiet.toISOString()}::timestamptz`)
    .orderBy('id')
    .execute()
  for (const { id, lea, name, bytes, ...arrival } of archives)
    try {
      await unpackOne({ db, store }, inboxOf(lea), { id, name, bytes, arrival: { ...arrival, now }, signal })
    } catch (error) {
      if (signal.aborted || errorCode(error) === 'ENOENT') continue
      const isRefused = error instanceof RefusedArchiveError
      if (!isRefused) onError(error)
      // It is unpacked once the store answers again.
      if (error instanceof FileStoreError || error instanceof UnavailableError) continue
      const problem = isRefused ? error.message : "It couldn't be unpacked by the server. Send it again."
      await db.updateTable('inboxFiles').set({ problem }).where('id', '=', id).execute()
    }
}

type Archive = { id: number; name: string; bytes: number; arrival: Arrival; signal: AbortSignal }

const unpackOne = async (
  { db, store }: { db: Db; store: FileStore },
  inbox: DistrictInbox,
  { id, name, bytes, arrival, signal }: Archive,
): Promise<void> => {
  const archive = `${inbox.folder}/${name}`
  const parts: { name: string; path: string }[] = []
  const incoming: IncomingFile[] = []
  await withScratch(store, async (scratch) => {
    const pathFor = async (entry: string): Promise<string> => {
      const part = { name: nameOf(entry, parts), path: join(scratch, randomUUID()) }
      parts.push(part)
      return part.path
    }
    await withLocalCopies(store, async ({ pathOf }) =>
      unpack(await pathOf(archive), { bytes, pathFor, signal }),
    )
    if (parts.length === 0) throw new RefusedArchiveError('It has no files.')
    try {
      for (const { name, path } of parts) {
        const key = `${inbox.incoming}/${randomUUID()}`
        incoming.push({ name, key })
        await store.take(key, path)
      }
      await addFiles({ db, store }, inbox, incoming, arrival)
    } catch (error) {
      for (const { key } of incoming) await store.remove(key)
      throw error
    }
  })
  await db.deleteFrom('inboxFiles').where('id', '=', id).where('batchId', 'is', null).execute()
  await store.remove(archive)
}

/** The name of an entry in the inbox, which has no folders. */
const nameOf = (entry: string, others: readonly { readonly name: string }[]): string => {
  const name = entry.split('/').at(-1) ?? ''
  if (!isFileName(name)) throw new RefusedArchiveError("It has a file whose name can't be used.")
  if (/\.(zip|gz|7z|rar)$/i.test(name))
    throw new RefusedArchiveError(`It has another archive in it, ${name}. Send that one by itself.`)
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw new RefusedArchiveError(`It has several files named ${name}.`)
  return name
}
