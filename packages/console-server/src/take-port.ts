import { isIPv6 } from 'node:net'
import { type Http2Bindings, type HttpBindings, type ServerType, serve } from '@hono/node-server'
import { errorCode } from './describe-error.ts'
import { drainer } from './drain-server.ts'
import { answerHealth, answerNotReady } from './http/answer-probes.ts'

/** The second argument holds the socket, and with it the client's address. */
type Fetch = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>

/** A bound port; requests get 503 until it is opened. */
export type Port = {
  readonly port: number
  open: (fetch: Fetch) => void
  /**
   * Answers the requests that have arrived, then closes all connections. Resolves within `limitMs`.
   */
  close: (limitMs: number) => Promise<void>
}

/**
 * Longer than proxies keep a connection that nobody uses (nginx 60 s, Caddy two minutes): else they send a request into one
 * that is being closed here, and its caller gets an error.
 */
const IDLE_MS = 125_000

/** Says that a text is no port that a server can be given, by its option or setting; null if it is one. */
export const portFault = (name: string, text: string): string | null =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535
    ? null
    : `${name} must be a number from 0 to 65535, not ${text}.`

/** Binds the port before the slow first start, so that a port in use is reported immediately. */
export const takePort = (port: number, host: string | undefined): Promise<Port> =>
  new Promise((done, failed) => {
    let answer: Fetch = answerWhile('starting')
    const server: ServerType = serve(
      {
        fetch: (request, env) => answer(request, env),
        port,
        ...(host ? { hostname: host } : {}),
        serverOptions: { keepAliveTimeout: IDLE_MS },
      },
      (address) =>
        done({
          port: address.port,
          open: (fetch) => {
            answer = fetch
          },
          close: (limitMs) => {
            const open = answer
            const closing = answerWhile('stopping')
            answer = (request, ...rest) =>
              pathOf(request) === '/ready' ? closing(request, ...rest) : open(request, ...rest)
            return drain(limitMs, () => {
              answer = closing
            })
          },
        }),
    )
    const drain = drainer(server)
    server.once('error', (error) => failed(refused(error, port, host)))
  })

const answerWhile =
  (status: 'starting' | 'stopping'): Fetch =>
  (request) => {
    const path = pathOf(request)
    if (path === '/health') return answerHealth()
    if (path === '/ready') return answerNotReady(status)
    return Response.json(
      { error: { code: 503, message: `The server is ${status}.` } },
      { status: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } },
    )
  }

const pathOf = (request: Request): string => new URL(request.url).pathname

const refused = (cause: unknown, port: number, host: string | undefined): Error => {
  const code = errorCode(cause)
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} is in use by another program. Stop it, or choose another port.`, {
      cause,
    })
  if (code === 'EACCES')
    return new Error(`Port ${port} isn't open to this user. Choose one above 1023.`, { cause })
  return new Error(`The server can't listen on ${host ?? 'this machine'}, port ${port}: ${code}.`, { cause })
}

/** Returns the host that leads to this server from this machine. */
export const reachableHost = (host: string | undefined): string => {
  if (host === undefined || host === '' || host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return isIPv6(host) ? `[${host}]` : host
}
