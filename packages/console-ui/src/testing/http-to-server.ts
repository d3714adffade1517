import { type Fault, type FaultMatch, type Faults, faultsInFrontOf } from '@edconsole/console-server/faults'
import axios, { type AxiosInstance } from 'axios'

export type ServerUnderTest = { fetch: (request: Request) => Response | Promise<Response> }

/** Faults that are there from the start, by the calls that they meet. */
export type StartingFaults = readonly (readonly [FaultMatch, Fault])[]

export type HttpToServer = {
  http: AxiosInstance
  /** What was asked for, in order: `GET /api/districts`. */
  calls: string[]
  /** Reads that the server itself, not a fault, refused as wrongly asked, each with the reason. */
  misasked: string[]
  /** Of this console alone: others on the same server do not meet them. */
  faults: Faults
}

/** Hands calls to a server in this process, with the cookies that a browser would keep. */
export function httpToServer(
  server: ServerUnderTest,
  { cookie = '', faults: starting = [] }: { cookie?: string; faults?: StartingFaults } = {},
): HttpToServer {
  const calls: string[] = []
  const misasked: string[] = []
  let kept = cookie
  const { fetch, faults } = faultsInFrontOf(async (request) => {
    const response = await server.fetch(request)
    if (request.method === 'GET' && response.status === 400)
      misasked.push(`${new URL(request.url).pathname}: ${await response.clone().text()}`)
    return response
  })
  for (const [match, fault] of starting) faults.on(match, fault)
  const http = axios.create({
    adapter: async (config) => {
      const address = new URL(axios.getUri(config), ORIGIN)
      const method = (config.method ?? 'get').toUpperCase()
      calls.push(`${method} ${address.pathname}`)
      // The page's blobs mean nothing to the server's side.
      const body = config.data instanceof Blob ? await config.data.arrayBuffer() : config.data
      const response = await fetch(
        new Request(address, {
          method,
          headers: { ...config.headers.toJSON(), ...(kept && { Cookie: kept }) } as Record<string, string>,
          ...(body !== undefined && { body }),
        }),
      )
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
  return { http, calls, misasked, faults }
}

const ORIGIN = 'http://console.test'

const pairOf = (cookie: string): string => cookie.split(';')[0] ?? ''
