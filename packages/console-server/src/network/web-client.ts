import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { TLSSocket } from 'node:tls'
import { isLoopback } from '@edconsole/console-core/schemas'
import { certificateEndOf } from './certificate-end.ts'
import { guardedLookup } from './guarded-lookup.ts'
import { NetworkError, networkErrorFrom } from './network-error.ts'
import { type NetworkReach, publicAddressesOf } from './public-address.ts'
import { type Patience, patienceOf, readBody } from './read-body.ts'

/** Where a server may be, and how long it may keep us waiting. */
export type Network = NetworkReach & {
  /** Until a connection stands; 10 seconds when absent. */
  readonly connectMs?: number
  /** For all that we wait of one request; 30 seconds when absent. */
  readonly totalMs?: number
  /** Waits before something is asked again; the clock on the wall when absent. */
  readonly pause?: (ms: number) => Promise<unknown>
  /** Certificates to trust beside those of the system, as PEM. */
  readonly ca?: string
}

export type WebRequest = {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Of the unpacked answer. */
  readonly maxBytes: number
}

export type WebResponse = {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  /** When the certificate of the server ends; null without one. */
  readonly certificateEnds: Date | null
  /** @throws NetworkError */
  readonly body: AsyncIterable<Buffer>
  /** For a response that isn't read to its end. */
  readonly close: () => void
}

/** Keeps connections for several requests. */
export type WebClient = {
  /** @throws NetworkError */
  readonly send: (address: string, request: WebRequest) => Promise<WebResponse>
  readonly close: () => void
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const REDIRECTS_MAX = 3

/**
 * Requests servers that a user chose: over https, at public addresses only. The address that was judged is the one
 * that is connected to. Redirects are followed on the same host, for they may carry secrets along.
 */
export const openWebClient = (network: Network): WebClient => {
  const { connectMs = 10_000, totalMs = 30_000, ca } = network
  const options = { keepAlive: true, lookup: guardedLookup(network) }
  const plain = new http.Agent(options)
  const secure = new https.Agent({ ...options, ...(ca ? { ca: [ca] } : {}) })

  const sendOnce = async (url: URL, request: WebRequest, patience: Patience) => {
    const isSecure = url.protocol === 'https:'
    if (!isSecure && !(url.protocol === 'http:' && network.allowLoopback && isLoopback(url.hostname)))
      throw new NetworkError('badAddress')
    // Sockets look up names only.
    if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) await publicAddressesOf(url.hostname, network)
    const { method = 'GET', headers, body } = request
    const sending = (isSecure ? https : http).request(url, {
      method,
      agent: isSecure ? secure : plain,
      headers: { ...headers, 'accept-encoding': 'gzip' },
    })
    limitConnecting(sending, connectMs)
    try {
      return await patience.wait(
        new Promise<http.IncomingMessage>((resolve, reject) => {
          sending.once('response', resolve)
          sending.on('error', reject)
          sending.end(body)
        }),
      )
    } catch (error) {
      sending.destroy()
      throw error
    }
  }

  const send = async (address: string, request: WebRequest): Promise<WebResponse> => {
    const patience = patienceOf(totalMs)
    let url = urlOf(address)
    for (let redirects = 0; ; redirects += 1) {
      const response = await sendOnce(url, request, patience)
      const status = response.statusCode ?? 0
      const { location } = response.headers
      if (!REDIRECTS.has(status) || location === undefined) return answerOf(response, request, patience)
      response.destroy()
      const next = URL.parse(location, url)
      const stays = next !== null && next.origin === url.origin && request.method !== 'POST'
      if (!stays || redirects === REDIRECTS_MAX) throw new NetworkError('redirect')
      url = next
    }
  }

  return {
    send: (address, request) =>
      send(address, request).catch((error: unknown) => {
        throw networkErrorFrom(error)
      }),
    close: () => {
      plain.destroy()
      secure.destroy()
    },
  }
}

const urlOf = (address: string): URL => {
  const url = URL.parse(address)
  if (!url || url.username || url.password) throw new NetworkError('badAddress')
  return url
}

const limitConnecting = (sending: http.ClientRequest, connectMs: number): void => {
  sending.once('socket', (socket) => {
    if (!socket.connecting) return
    const timer = setTimeout(() => sending.destroy(new NetworkError('noAnswer')), connectMs)
    const stop = () => clearTimeout(timer)
    socket.once(socket instanceof TLSSocket ? 'secureConnect' : 'connect', stop)
    sending.once('close', stop)
  })
}

const answerOf = (
  response: http.IncomingMessage,
  { maxBytes }: WebRequest,
  patience: Patience,
): WebResponse => {
  const { socket, headers, statusCode } = response
  return {
    status: statusCode ?? 0,
    headers,
    certificateEnds: certificateEndOf(socket),
    body: readBody(response, { maxBytes, patience }),
    close: () => response.destroy(),
  }
}
