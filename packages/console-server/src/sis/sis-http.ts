import { JSONParser } from '@streamparser/json'
import type { z } from 'zod'
import { readText } from '../network/read-body.ts'
import type { WebClient, WebRequest, WebResponse } from '../network/web-client.ts'
import { faultOfStatus, SisError, type SisFault, sisErrorFrom } from './sis-error.ts'

/** How one SIS is asked. */
export type SisHttp = {
  /** A short answer in a known form. */
  readonly json: <T>(ask: SisRequest, schema: z.ZodType<T>) => Promise<JsonAnswer<T>>
  /** The members of a list that may be long: see `jsonItems`. */
  readonly items: (ask: SisRequest, path: string) => AsyncGenerator<unknown>
}

export type SisRequest = Pick<WebRequest, 'method' | 'headers' | 'body'> & {
  /** Below the address of the SIS, with its query; or a whole address of the same server. */
  readonly path: string
}

export type JsonAnswer<T> = { readonly value: T; readonly certificateEnds: Date | null }

export type SisHttpOptions = {
  readonly web: WebClient
  /** Where the SIS begins. */
  readonly url: string
  /** Waits before a SIS that is busy, or hung up, is asked once more; when absent, it is not. */
  readonly pause?: ((ms: number) => Promise<unknown>) | undefined
}

const SHORT_BYTES = 4 * 1024 * 1024
const LONG_BYTES = 512 * 1024 * 1024
/** Many count requests by the minute. A SIS that wants more time is asked again with the next import. */
const RETRY_MAX_SECONDS = 60
const RETRY_DEFAULT_SECONDS = 2

/** What may be over in a moment: a connection that was kept open is closed by many servers just as it is used again. */
const PASSING: ReadonlySet<SisFault> = new Set(['busy', 'brokenOff'])

/** Asks one SIS. Everything that goes wrong is a `SisError`. */
export const sisHttp = ({ web, url, pause }: SisHttpOptions): SisHttp => {
  const once = async ({ path, ...request }: SisRequest, maxBytes: number): Promise<WebResponse> => {
    const address = URL.canParse(path) ? path : `${url}${path}`
    const response = await web.send(address, { ...request, maxBytes }).catch((error: unknown) => {
      throw sisErrorFrom(error)
    })
    const fault = faultOfStatus(response.status)
    if (fault === null) return response
    response.close()
    const retryAfterSeconds = secondsOf(response.headers['retry-after'])
    throw new SisError(fault, { status: response.status, ...(retryAfterSeconds && { retryAfterSeconds }) })
  }
  const send = (request: SisRequest, maxBytes: number): Promise<WebResponse> =>
    once(request, maxBytes).catch(async (error: unknown) => {
      if (!pause || !(error instanceof SisError) || !PASSING.has(error.fault)) throw error
      const seconds = error.retryAfterSeconds ?? RETRY_DEFAULT_SECONDS
      if (seconds > RETRY_MAX_SECONDS) throw error
      await pause(seconds * 1000)
      return once(request, maxBytes)
    })

  return {
    json: async (request, schema) => {
      const { body, certificateEnds } = await send(request, SHORT_BYTES)
      const text = await readText(body).catch((error: unknown) => {
        throw sisErrorFrom(error)
      })
      return { value: decode(text, schema), certificateEnds }
    },
    items: async function* (request, path) {
      const { body, close } = await send(request, LONG_BYTES)
      try {
        yield* jsonItems(body, path)
      } catch (error) {
        throw sisErrorFrom(error)
      } finally {
        close()
      }
    },
  }
}

const decode = <T>(text: string, schema: z.ZodType<T>): T => {
  if (!/^[\s\uFEFF]*[[{]/.test(text)) throw new SisError('notJson')
  let parsed: unknown
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new SisError('malformed')
  }
  const read = schema.safeParse(parsed)
  if (!read.success) throw new SisError('malformed')
  return read.data
}

/** `Retry-After` in seconds, or as a date. */
const secondsOf = (header: string | undefined): number | undefined => {
  if (header === undefined) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : undefined
}

/** Bytes that may stand before JSON: spaces, and the three of UTF-8's mark. */
const BEFORE = new Set([...Buffer.from(' \t\r\n\uFEFF')])
/** What may come between two members: no record of a SIS is that big, and it would be held in memory. */
const MEMBER_BYTES = 8 * 1024 * 1024
const OPENS = new Set([...Buffer.from('[{')])

/**
 * The members of a list inside a JSON answer, one after another, without holding the answer in memory.
 * @param path such as `$.*` or `$.users.*`
 * @throws SisError `notJson` when it is something else, `malformed` when it is cut short, `tooBig` for a member without end
 */
export async function* jsonItems(body: AsyncIterable<Buffer>, path: string): AsyncGenerator<unknown> {
  const found: unknown[] = []
  const parser = new JSONParser({ paths: [path], keepStack: false })
  parser.onValue = ({ value }) => void found.push(value)
  let begun = false
  let since = 0
  for await (const piece of body) {
    const rest = begun ? piece : withoutStart(piece)
    const [first] = rest
    if (first === undefined) continue
    if (!begun && !OPENS.has(first)) throw new SisError('notJson')
    begun = true
    try {
      parser.write(rest)
    } catch {
      throw new SisError('malformed')
    }
    since = found.length > 0 ? 0 : since + rest.length
    if (since > MEMBER_BYTES) throw new SisError('tooBig')
    yield* found.splice(0)
  }
  if (!begun) throw new SisError('notJson')
  if (!parser.isEnded) throw new SisError('malformed')
}

const withoutStart = (piece: Buffer): Buffer => {
  const start = piece.findIndex((byte) => !BEFORE.has(byte))
  return start === -1 ? piece.subarray(piece.length) : piece.subarray(start)
}
