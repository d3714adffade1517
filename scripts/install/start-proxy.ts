import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A proxy with what deploy/Caddyfile asks for: servers take turns, one that stops is passed over, and each is told who asks and
 * that it was over https.
 */
export const startProxy = async (
  servers: readonly string[],
  host: string,
): Promise<{ origin: string; stop: () => Promise<void> }> => {
  let turn = 0
  const pass = (asked: IncomingMessage, answer: ServerResponse, left: number): void => {
    const server = servers[turn++ % servers.length]
    const headers = Object.assign({}, asked.headers, {
      host,
      'x-forwarded-for': asked.socket.remoteAddress,
      'x-forwarded-proto': 'https',
      'x-forwarded-host': host,
    })
    const onward = request(`${server}${asked.url}`, { method: asked.method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && left > 0) return pass(asked, answer, left - 1)
      answer.writeHead(502).end()
    })
    asked.pipe(onward)
  }
  const proxy = createServer((asked, answer) => pass(asked, answer, servers.length - 1)).listen(
    0,
    '127.0.0.1',
  )
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  const stop = async () => {
    proxy.close()
    proxy.closeAllConnections()
    await once(proxy, 'close')
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}
