import axios, { AxiosError, type AxiosInstance } from 'axios'
import { parseQuery, type Query, stringifyQuery } from '../../query/query-string.ts'

/** A request as it would leave the page. */
export type SentRequest = {
  readonly method: string
  /** Below `/api`. */
  readonly path: string
  readonly query: Query
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly signal: AbortSignal | undefined
}

/** Undefined: no connection. */
export type SentAnswer = { readonly status: number; readonly text: string } | undefined

/**
 * An axios whose requests are answered in memory. Needs nothing of a browser or of Node, so that it runs in every test environment.
 */
export const memoryHttp = (answer: (request: SentRequest) => Promise<SentAnswer>): AxiosInstance =>
  axios.create({
    adapter: async (config) => {
      const signal = config.signal instanceof AbortSignal ? config.signal : undefined
      const data: unknown = config.data
      const answered = await unlessAborted(
        signal,
        answer({
          method: (config.method ?? 'get').toUpperCase(),
          path: config.url ?? '',
          // As text, which is what arrives at a server.
          query: parseQuery(stringifyQuery(config.params ?? {})),
          headers: headersOf(config.headers.toJSON()),
          body: typeof data === 'string' ? JSON.parse(data) : data,
          signal,
        }),
      )
      if (!answered) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
      const { status, text } = answered
      // A file is asked for as such; everything else as text.
      const body = config.responseType === 'blob' ? new Blob([text]) : text
      return { data: body, status, statusText: '', headers: {}, config }
    },
  })

const headersOf = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

const unlessAborted = async <T>(signal: AbortSignal | undefined, answer: Promise<T>): Promise<T> => {
  if (!signal) return answer
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(new axios.CanceledError())
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([answer, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
