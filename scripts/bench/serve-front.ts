import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { manyBatches } from './many-batches.ts'

export type Front = { origin: string; close: () => void }

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }
const LIST = '/api/district/import-log-headers'

/**
 * Stands before the reference server and answers the list of batches itself, so that both screens get the same rows in the
 * same time. With a folder it serves that folder's page, else the server's own.
 * @param batches how many there are
 */
export const serveFront = async (api: string, folder?: string, batches = 10_000): Promise<Front> => {
  const newestAt = Date.now()
  const server = createServer((incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', api)
    if (pathname === LIST)
      outgoing
        .writeHead(200, { 'content-type': 'application/json' })
        .end(manyBatches(searchParams, newestAt, batches))
    else if (folder !== undefined && !pathname.startsWith('/api')) sendFile(join(folder, pathname), outgoing)
    else passOn(api, incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The front has no port')
  return { origin: `http://localhost:${address.port}`, close: () => server.close() }
}

const packed = new Map<string, Buffer>()

/** Compressed and kept by browsers as the console's own files are. */
const sendFile = (path: string, outgoing: ServerResponse): void => {
  const file = path.endsWith('/') ? `${path}index.html` : path
  if (!existsSync(file)) {
    outgoing.writeHead(404).end()
    return
  }
  const content = packed.get(file) ?? brotliCompressSync(readFileSync(file))
  packed.set(file, content)
  outgoing
    .writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'text/plain',
      'content-encoding': 'br',
      'cache-control': file.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
    })
    .end(content)
}

const passOn = (api: string, incoming: IncomingMessage, outgoing: ServerResponse): void => {
  const { method, headers, url } = incoming
  const passed = request(new URL(url ?? '/', api), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  passed.on('error', () => outgoing.writeHead(502).end())
  incoming.pipe(passed)
}
