import axios, { type AxiosInstance } from 'axios'

/** Answers a request in its place, or lets it pass. */
export type Fault = (request: { method: string; path: string }) => Response | 'offline' | undefined

export type ServerUnderTest = { fetch: (request: Request) => Response | Promise<Response> }

export type HttpToServer = {
  http: AxiosInstance
  /** What was asked for, in order: `GET /api/districts`. */
  calls: string[]
  /** Takes the place of faults set before. */
  fail(fault: Fault | undefined): void
}

/** Hands calls to a server in this process, with the cookies that a browser would keep. */
export function httpToServer(server: ServerUnderTest, cookie = ''): HttpToServer {
  const calls: string[] = []
  let kept = cookie
  let fault: Fault | undefined
  const http = axios.create({
    adapter: async (config) => {
      const address = axios.getUri(config)
      const path = new URL(address, ORIGIN).pathname
      const method = (config.method ?? 'get').toUpperCase()
      calls.push(`${method} ${path}`)
      const faulty = fault?.({ method, path })
      if (faulty === 'offline') throw new Error('offline')
      const response =
        faulty ??
        (await server.fetch(
          new Request(new URL(address, ORIGIN), {
            method,
            headers: { ...config.headers.toJSON(), ...(kept && { Cookie: kept }) } as Record<string, string>,
            ...(config.data !== undefined && { body: config.data }),
          }),
        ))
      kept = response.headers.getSetCookie().map(pairOf).join('; ') || kept
      if (config.signal?.aborted) throw new axios.CanceledError()
      return {
        data: await response.text(),
        status: response.status,
        statusText: response.statusText,
        headers: Object.fromEntries(response.headers),
        config,
      }
    },
  })
  return {
    http,
    calls,
    fail(next) {
      fault = next
    },
  }
}

const ORIGIN = 'http://console.test'

const pairOf = (cookie: string): string => cookie.split(';')[0] ?? ''
