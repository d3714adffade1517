import { type ServerType, serve } from '@hono/node-server'
import { errorCode } from './error-code.ts'

type Fetch = (request: Request, ...rest: never[]) => Response | Promise<Response>

/** An address that is taken; until it is opened, whoever comes is asked to wait. */
export type Port = {
  readonly port: number
  open: (fetch: Fetch) => void
  close: () => Promise<void>
}

/** Listens before the long work of a first start, so that a taken port is known at once. */
export const takePort = (port: number, host: string | undefined): Promise<Port> =>
  new Promise((done, failed) => {
    let answer: Fetch = askToWait
    const server = serve(
      { fetch: (request) => answer(request), port, ...(host ? { hostname: host } : {}) },
      (address) =>
        done({
          port: address.port,
          open: (fetch) => {
            answer = fetch
          },
          close: () => closeServer(server),
        }),
    )
    server.once('error', (error) => failed(refused(error, port, host)))
  })

const askToWait: Fetch = () =>
  Response.json(
    { error: { code: 503, message: 'The server is starting.' } },
    { status: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } },
  )

const closeServer = (server: ServerType): Promise<void> =>
  new Promise((done) => {
    server.close(() => done())
    // Browsers hold connections open in case they need them again.
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })

const refused = (cause: unknown, port: number, host: string | undefined): Error => {
  const code = errorCode(cause)
  if (code === 'EADDRINUSE')
    return new Error(`The port ${port} is in use by another program. Stop it, or choose another port.`, {
      cause,
    })
  if (code === 'EACCES')
    return new Error(`The port ${port} is not open to this user. Choose one above 1023.`, { cause })
  return new Error(`The server cannot listen on ${host ?? 'this machine'}, port ${port}: ${code}.`, { cause })
}
