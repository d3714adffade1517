import { setTimeout } from 'node:timers/promises'
import type { ErrorAnswer } from '@edconsole/console-core/contract'
import type { Context, MiddlewareHandler } from 'hono'
import { ApiError } from './api-error.ts'

/** How long, and how many bytes, the rest of a refused body is still read. */
type Discard = { readonly ms: number; readonly bytes: number }
const DISCARD: Discard = { ms: 10_000, bytes: 64 * 1024 * 1024 }

type Reader = ReadableStreamDefaultReader<Uint8Array>

/**
 * Reads the whole body before anything is answered, and refuses larger ones with 413. Skips GET and HEAD, whose bodies
 * no call reads.
 */
export const limitBody =
  (maxBytes: number, rest: Discard = DISCARD): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const declared = c.req.header('transfer-encoding') ? undefined : c.req.header('content-length')
    if (declared === undefined) {
      const reader: Reader | undefined = c.req.raw.body?.getReader()
      if (!reader) return next()
      const body = await arrived(readUpTo(reader, maxBytes))
      if (body === null) return tooLarge(c, reader, rest)
      c.req.raw = new Request(c.req.raw, { body })
    } else if (Number(declared) > maxBytes) return tooLarge(c, c.req.raw.body?.getReader(), rest)
    // Hono caches it for later readers.
    else await arrived(c.req.arrayBuffer())
    return next()
  }

/** Returns the body, or null if it is larger. */
const readUpTo = async (reader: Reader, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Uint8Array.from(Buffer.concat(parts))
    bytes += value.length
    if (bytes > maxBytes) return null
    parts.push(value)
  }
}

const arrived = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch(() => {
    throw new ApiError(400, 'The body is incomplete.')
  })

const TOO_LARGE: ErrorAnswer = { error: { code: 413, message: 'The body is larger than 1 MB.' } }

/**
 * Answers immediately, but ends the response and the connection only after the rest of the body has been read. Closing
 * earlier would reset the connection, and the client might never see the response (RFC 9112, 9.6).
 */
const tooLarge = (c: Context, reader: Reader | undefined, rest: Discard): Response => {
  const text = new TextEncoder().encode(JSON.stringify(TOO_LARGE))
  const answer = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      controller.enqueue(text)
      if (reader)
        await Promise.race([discard(reader, rest.bytes), setTimeout(rest.ms, undefined, { ref: false })])
      controller.close()
    },
  })
  return c.body(answer, 413, {
    'content-type': 'application/json',
    'content-length': String(text.length),
    connection: 'close',
  })
}

const discard = async (reader: Reader, maxBytes: number): Promise<void> => {
  let bytes = 0
  try {
    for (let part = await reader.read(); !part.done && bytes < maxBytes; part = await reader.read())
      bytes += part.value.length
  } catch {
    // The client is gone.
  }
}
