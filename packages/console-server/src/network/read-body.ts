import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { NetworkError, networkErrorFrom } from './network-error.ts'

/** How long an answer may keep us waiting in all. */
export type Patience = {
  /**
   * The promise's value.
   * @throws NetworkError when the time has run out; it runs only while waiting, not while a response is processed
   */
  readonly wait: <T>(promise: Promise<T>) => Promise<T>
}

/**
 * The unpacked body, piece by piece as the reader wants it.
 * @throws NetworkError when it is too big, comes too slowly or breaks off
 */
export async function* readBody(
  response: IncomingMessage,
  { maxBytes, patience }: { maxBytes: number; patience: Patience },
): AsyncGenerator<Buffer> {
  const packed = response.headers['content-encoding'] === 'gzip'
  const stream = packed ? pipeline(response, createGunzip(), () => {}) : response
  const pieces: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]()
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await patience.wait(pieces.next())
      if (done) return
      bytes += value.length
      if (bytes > maxBytes) throw new NetworkError('tooBig')
      yield value
    }
  } catch (error) {
    throw networkErrorFrom(error)
  } finally {
    if (!response.readableEnded) response.destroy()
  }
}

/** A short body as text. */
export const readText = async (body: AsyncIterable<Buffer>): Promise<string> => {
  const pieces: Buffer[] = []
  for await (const piece of body) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}

export const patienceOf = (totalMs: number): Patience => {
  let left = totalMs
  return {
    wait: async (promise) => {
      const from = performance.now()
      let timer: NodeJS.Timeout | undefined
      const tooLate = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new NetworkError('noAnswer')), Math.max(0, left))
      })
      try {
        return await Promise.race([promise, tooLate])
      } finally {
        clearTimeout(timer)
        left -= performance.now() - from
      }
    },
  }
}
