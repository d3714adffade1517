import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { addFiles } from '../inbox/add-files.ts'
import { type DistrictInbox, isFileName } from '../inbox/district-inbox.ts'
import { type Receiving, startReceiving } from '../inbox/receiving.ts'
import { type FileStore, nameIn } from '../storage/file-store.ts'
import { openScratch } from '../storage/scratch.ts'
import { isActiveKey, type SftpCaller } from './sign-in.ts'

/** What one district may send. */
export type SftpLimits = {
  readonly fileBytes: number
  /** Of all files that wait for an import. */
  readonly inboxBytes: number
  readonly inboxFiles: number
}

export const SFTP_LIMITS: SftpLimits = {
  fileBytes: 2 * 1024 ** 3,
  inboxBytes: 10 * 1024 ** 3,
  inboxFiles: 500,
}

/** Why a request is refused; the message is shown by the client. */
export class SftpRefusal extends Error {
  override name = 'SftpRefusal'
  readonly status: 'NO_SUCH_FILE' | 'PERMISSION_DENIED' | 'FAILURE' | 'OP_UNSUPPORTED'

  constructor(status: SftpRefusal['status'], message: string) {
    super(message)
    this.status = status
  }
}

/** A waiting file, as a listing shows it. */
export type ListedFile = { readonly name: string; readonly size: number; readonly modifiedAt: Date }

/** A file that a client writes. */
export type InboxUpload = {
  write: (offset: number, data: Buffer) => Promise<void>
  size: () => number
  /** Moves the complete file into the inbox. */
  finish: () => Promise<void>
  /** Drops what was written of it. */
  drop: () => Promise<void>
}

/** What one connection may do: send files to its own district's inbox, and see, rename and delete those that wait there. */
export type InboxSession = {
  list: () => Promise<ListedFile[]>
  /** Null for the inbox itself. */
  stat: (path: string) => Promise<ListedFile | null>
  create: (path: string, options: { exclusive: boolean }) => Promise<InboxUpload>
  remove: (path: string) => Promise<void>
  rename: (from: string, to: string) => Promise<void>
}

type Options = {
  db: Db
  store: FileStore
  inbox: DistrictInbox
  caller: SftpCaller
  limits: SftpLimits
  now: () => Date
}

const NOT_HERE = 'Only files in this folder can be used.'

/** Returns the canonical form of a client's path. What leads out of the inbox ends at its root. */
export const canonicalPath = (path: string): string => posix.resolve('/', path)

/** The folder of a district is the root; there is nothing below or beside it. */
const fileNameIn = (path: string): string => {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.')
  const [name = ''] = parts
  if (parts.length !== 1 || !isFileName(name)) throw new SftpRefusal('PERMISSION_DENIED', NOT_HERE)
  return name
}

/** Opens a district's inbox for a connection. */
export const openInboxSession = ({ db, store, inbox, caller, limits, now }: Options): InboxSession => {
  const keyOf = (name: string): string => `${inbox.folder}/${name}`
  const waiting = () =>
    db
      .selectFrom('inboxFiles')
      .select(['id', 'name', 'bytes'])
      .where('lea', '=', inbox.lea)
      .where('batchId', 'is', null)
      .execute()
  const waitingId = async (name: string): Promise<number> => {
    const found = (await waiting()).find((one) => one.name === name)
    if (!found) throw new SftpRefusal('NO_SUCH_FILE', `${name} isn't in the inbox.`)
    return found.id
  }
  const requireActive = async (): Promise<void> => {
    if (!(await isActiveKey(db, caller)))
      throw new SftpRefusal('PERMISSION_DENIED', 'This key was revoked in the console.')
  }
  const fileAt = async (name: string): Promise<ListedFile> => {
    const file = await store.stat(keyOf(name))
    if (!file) throw new SftpRefusal('NO_SUCH_FILE', `${name} isn't in the inbox.`)
    return { name, size: file.bytes, modifiedAt: file.modifiedAt }
  }

  return {
    list: async () => {
      const names = (await store.list(inbox.folder)).map(({ key }) => nameIn(key)).filter(isFileName)
      const files = await Promise.all(names.map((name) => fileAt(name).catch(() => null)))
      return files.filter((file) => file !== null)
    },
    stat: async (path) => (canonicalPath(path) === '/' ? null : fileAt(fileNameIn(path))),
    create: async (path, { exclusive }) => {
      await requireActive()
      const name = fileNameIn(path)
      const others = (await waiting()).filter((one) => one.name !== name)
      if (exclusive && (await fileAt(name).catch(() => null)))
        throw new SftpRefusal('FAILURE', `${name} is already in the inbox.`)
      if (others.length >= limits.inboxFiles)
        throw new SftpRefusal('FAILURE', `The inbox holds ${limits.inboxFiles} files, which is the limit.`)
      const left = limits.inboxBytes - others.reduce((sum, { bytes }) => sum + bytes, 0)
      const receiving = await startReceiving(store, inbox)
      const part = await openPart(store).catch(async (error: unknown) => {
        await receiving.end()
        throw error
      })
      return uploadTo({ part, receiving, limit: Math.min(limits.fileBytes, left) }, async () => {
        await requireActive()
        const key = `${inbox.incoming}/${randomUUID()}`
        await store.take(key, part.path)
        const arrival = {
          via: 'sftp' as const,
          addedBy: caller.keyName,
          // An unannounced set may arrive at any time: the district decides by its settings.
          startsImport: true,
          now: now(),
        }
        await addFiles({ db, store }, inbox, [{ name, key }], arrival).catch(async (error: unknown) => {
          await store.remove(key)
          throw error
        })
      })
    },
    remove: async (path) => {
      await requireActive()
      const name = fileNameIn(path)
      const id = await waitingId(name)
      await db.deleteFrom('inboxFiles').where('id', '=', id).where('batchId', 'is', null).execute()
      await store.remove(keyOf(name))
    },
    rename: async (from, to) => {
      await requireActive()
      const [name, next] = [fileNameIn(from), fileNameIn(to)]
      const id = await waitingId(name)
      if (name === next) return
      if (await fileAt(next).catch(() => null))
        throw new SftpRefusal('FAILURE', `${next} is already in the inbox.`)
      await db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('inboxFiles')
          .set({ name: next, arrivedAt: now(), problem: null })
          .where('id', '=', id)
          .where(sql<boolean>`batch_id is null`)
          .executeTakeFirst()
        if (numUpdatedRows !== 1n) throw new SftpRefusal('NO_SUCH_FILE', `${name} isn't in the inbox.`)
        await store.move(keyOf(name), keyOf(next))
      })
    },
  }
}

/** A file that clients write in pieces, at any place. */
type Part = { readonly folder: string; readonly path: string; readonly file: FileHandle }

const openPart = async ({ scratch }: FileStore): Promise<Part> => {
  const folder = await openScratch(scratch)
  const path = join(folder, 'part')
  return { folder, path, file: await open(path, 'wx', 0o600) }
}

const WAITING_MS = 10_000

const uploadTo = (
  { part: { folder, file }, receiving, limit }: { part: Part; receiving: Receiving; limit: number },
  deliver: () => Promise<void>,
): InboxUpload => {
  const writes = new Set<Promise<unknown>>()
  let size = 0
  let refusal: Error | null = null
  let isOpen = true
  const close = async (): Promise<void> => {
    if (!isOpen) return
    isOpen = false
    await Promise.allSettled(writes)
    await file.close()
  }
  const drop = async (): Promise<void> => {
    await close()
    await rm(folder, { recursive: true, force: true })
    await receiving.end()
  }
  return {
    size: () => size,
    write: async (offset, data) => {
      if (!isOpen) throw new SftpRefusal('FAILURE', 'The file was closed.')
      if (offset + data.length > limit)
        refusal ??= new SftpRefusal('FAILURE', `The file is larger than the ${limit} bytes that are left.`)
      if (refusal) throw refusal
      size = Math.max(size, offset + data.length)
      receiving.goOn()
      const write = file.write(data, 0, data.length, offset).catch((error: unknown) => {
        refusal ??= error instanceof Error ? error : new Error(String(error))
        throw refusal
      })
      writes.add(write)
      await write.finally(() => writes.delete(write))
    },
    finish: async () => {
      await close()
      // Where the store is slow, the file is still on its way.
      const waiting = setInterval(receiving.goOn, WAITING_MS)
      try {
        // A file that misses a piece must not arrive as if it were whole.
        if (refusal) throw refusal
        await deliver()
      } finally {
        clearInterval(waiting)
        await drop()
      }
    },
    drop,
  }
}
