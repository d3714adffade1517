import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { UPLOAD_LIMITS, uploadPart } from '@edconsole/console-core/contract'
import type { Context, MiddlewareHandler } from 'hono'
import { errorCode } from '../describe-error.ts'
import { admit } from '../http/answer-operation.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { ApiError } from '../http/api-error.ts'
import { thenMark } from '../http/read-place.ts'
import { requireCaller } from '../http/require-caller.ts'
import type { ServerContext } from '../server-context.ts'
import { withScratch } from '../storage/scratch.ts'
import { partKeyOf, receivedOf } from './upload-folder.ts'

type Body = ReadableStream<Uint8Array>

/** The address of `uploadPart`. */
export const UPLOAD_PART_PATH = '/api/files/import-uploads/:id'

/** True for a request whose body goes to the disk as it comes, and is limited there. */
export const carriesBytes = (c: Context): boolean =>
  c.req.method === 'PATCH' && c.req.path.startsWith('/api/files/import-uploads/')

/** A part that is being written, by its file: a later one ends it, since its client has given it up. */
type Writing = { end: AbortController; done: Promise<unknown> }

/**
 * `PATCH /api/files/import-uploads/{id}?lea=&offset=`: writes a part to the disk while it comes, then to the store. What arrived of a part
 * that broke off stays, and 409 says where to go on. No part is kept in memory.
 */
export const answerUploadPart = (context: ServerContext): MiddlewareHandler<ApiEnv> => {
  const writings = new Map<number, Writing>()

  const receive = async (c: Context<ApiEnv>, body: Body): Promise<Response> => {
    const { caller, lea, query, params } = await admit(context, c, 'importUploads.announce', uploadPart)
    const id = wholeNumber(params.id, 'The file')
    const offset = wholeNumber(query.offset, "The parameter 'offset'")
    const { userId } = requireCaller({ caller })
    const file = await context.db
      .selectFrom('importUploadFiles as file')
      .innerJoin('importUploads as upload', (join) =>
        join.onRef('upload.lea', '=', 'file.lea').onRef('upload.id', '=', 'file.uploadId'),
      )
      .select(['file.id', 'file.uploadId', 'file.bytes', 'upload.state'])
      .where('file.id', '=', id)
      .where('file.archiveId', 'is', null)
      .where('upload.lea', '=', lea)
      .where('upload.userId', '=', userId)
      .executeTakeFirst()
    if (!file) throw new ApiError(404, 'This upload no longer exists. Choose the files again.')
    if (file.state !== 'receiving') throw new ApiError(409, 'This upload is complete.')

    const before = writings.get(id)
    before?.end.abort()
    await before?.done
    const size = (await receivedOf(context.store, file.uploadId))(id)
    const elsewhere = (message: string) => c.json({ error: { code: 409, message, receivedBytes: size } }, 409)
    if (offset !== size) {
      await discard(body)
      return elsewhere(`${size} bytes of this file have arrived. Go on from there.`)
    }
    const end = new AbortController()
    const done = storePart(context, body, { file, offset, signal: end.signal })
    const writing = { end, done: done.catch(() => {}) }
    writings.set(id, writing)
    try {
      const written = await done
      await thenMark(context, caller, () =>
        context.db
          .updateTable('importUploads')
          .set({ updatedAt: context.now() })
          .where('id', '=', file.uploadId)
          .execute(),
      )
      return c.json({ data: { receivedBytes: offset + written } })
    } finally {
      if (writings.get(id) === writing) writings.delete(id)
    }
  }

  return async (c) => {
    const body: Body = c.req.raw.body ?? new Blob().stream()
    try {
      return await receive(c, body)
    } catch (error) {
      // The client can read why it was refused only if the server reads the rest of the body.
      await discard(body)
      throw error
    }
  }
}

type Part = {
  file: { id: number; uploadId: number; bytes: number }
  offset: number
  signal: AbortSignal
}

/** Returns how many bytes came. Those of a part that broke off are stored before it is refused. */
const storePart = (
  { store }: Pick<ServerContext, 'store'>,
  body: Body,
  { file, offset, signal }: Part,
): Promise<number> =>
  withScratch(store, async (folder) => {
    const path = join(folder, 'part')
    const { written, refusal } = await writePart(body, path, { room: file.bytes - offset, signal })
    const key = partKeyOf(file, offset)
    const isEmptyFile = file.bytes === 0 && refusal === null
    // A part that was sent again may have come over another server meanwhile, and whole.
    if (isEmptyFile || ((await store.stat(key))?.bytes ?? 0) < written) await store.take(key, path)
    if (refusal) throw refusal
    return written
  })

type Written = { written: number; refusal: ApiError | null }

const writePart = async (
  body: Body,
  path: string,
  { room, signal }: { room: number; signal: AbortSignal },
): Promise<Written> => {
  const file = await open(path, 'wx', 0o600)
  const most = Math.min(room, UPLOAD_LIMITS.partBytes)
  const reader = body.getReader()
  // Ends a read that would wait for a client that is gone.
  const stop = () => void reader.cancel().catch(() => {})
  signal.addEventListener('abort', stop)
  let written = 0
  const refused = (...why: ConstructorParameters<typeof ApiError>): Written => ({
    written,
    refusal: new ApiError(...why),
  })
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      if (written + piece.value.length > most) {
        written = 0
        return refused(413, room < UPLOAD_LIMITS.partBytes ? LONGER : TOO_LARGE)
      }
      await writeAll(file, piece.value, written)
      written += piece.value.length
    }
    return signal.aborted
      ? refused(409, 'A later part of this file has taken its place.')
      : { written, refusal: null }
  } catch (error) {
    // What doesn't fit on the disk was written in part only.
    await file.truncate(written)
    return errorCode(error) === 'ENOSPC'
      ? refused(507, "The server's disk is full. Contact support, then go on with this upload.")
      : refused(400, 'The body is incomplete.')
  } finally {
    signal.removeEventListener('abort', stop)
    reader.releaseLock()
    await file.close()
  }
}

const writeAll = async (file: FileHandle, bytes: Uint8Array, position: number): Promise<void> => {
  for (let at = 0; at < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, at, bytes.length - at, position + at)
    at += bytesWritten
  }
}

const LONGER = 'This file is longer than it was when it was chosen. Choose it again.'
const TOO_LARGE = 'A part can have up to 8 MB.'

const wholeNumber = (value: unknown, what: string): number => {
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value)
  throw new ApiError(400, `${what} must be a whole number.`)
}

/** As much as a client sends in good faith. */
const DISCARDED = 4 * UPLOAD_LIMITS.partBytes

const discard = async (body: Body): Promise<void> => {
  if (body.locked) return
  const reader = body.getReader()
  let bytes = 0
  try {
    for (let piece = await reader.read(); !piece.done && bytes < DISCARDED; piece = await reader.read())
      bytes += piece.value.length
    await reader.cancel()
  } catch {
    // The client is gone.
  }
}
