import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, resolve, sep } from 'node:path'
import type { Context } from 'hono'
import { compressed, type Encoding, encodingFor } from './compressed.ts'
import { type ConsoleSettingsBlock, withSettings } from './console-settings.ts'
import { contentType, isCompressible } from './content-type.ts'
import { pageHeaders } from './page-headers.ts'

type Kept = { content: Buffer; etag: string; packed: Map<Encoding, Promise<Buffer>> }

const YEAR = 'public, max-age=31536000, immutable'

/**
 * Serves the built console: files with a hash in their name forever, the page fresh each time with the settings of
 * the moment, and the page too for every address that is no file.
 */
export const serveConsole = (folder: string, settings: () => ConsoleSettingsBlock) => {
  const root = resolve(folder)
  const files = new Map<string, Kept & { modified: number }>()

  const readKept = async (path: string): Promise<Kept | null> => {
    const found = await stat(path).catch(() => null)
    if (!found?.isFile()) return null
    const known = files.get(path)
    if (known?.modified === found.mtimeMs) return known
    const kept = { ...keep(await readFile(path)), modified: found.mtimeMs }
    files.set(path, kept)
    return kept
  }

  return async (c: Context): Promise<Response> => {
    const path = pathWithin(root, c.req.path)
    const name = path?.slice(root.length + 1).replaceAll(sep, '/') ?? ''
    const file = path && name !== '' && name !== 'index.html' ? await readKept(path) : null
    if (file) {
      const caching = name.startsWith('assets/') ? YEAR : 'no-cache'
      return answer(c, file, contentType(name), { 'cache-control': caching })
    }
    // A missing script must fail as one: a page in its place would be an error that nobody understands.
    if (name.startsWith('assets/') || /^\.(js|css|map|woff2|png|svg|ico)$/.test(extname(name)))
      return c.text('There is no such file.', 404)
    const page = await readKept(join(root, 'index.html'))
    if (!page) return c.text('The console is not built yet.', 503)
    const now = settings()
    return answer(
      c,
      keep(Buffer.from(withSettings(page.content.toString(), now))),
      contentType('index.html'),
      pageHeaders(now),
    )
  }
}

const keep = (content: Buffer): Kept => ({
  content,
  etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
  packed: new Map(),
})

/** The file that an address means, or null when it leads out of the folder. */
const pathWithin = (root: string, address: string): string | null => {
  try {
    const path = normalize(join(root, decodeURIComponent(address)))
    return !path.includes('\0') && (path === root || path.startsWith(root + sep)) ? path : null
  } catch {
    return null
  }
}

const answer = async (
  c: Context,
  file: Kept,
  type: string,
  headers: Record<string, string>,
): Promise<Response> => {
  const encoding = isCompressible(type) ? encodingFor(c.req.header('accept-encoding')) : null
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag
  const all = { ...headers, etag, vary: 'accept-encoding' }
  if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers: all })
  const content = encoding ? await packedFor(file, encoding) : file.content
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(content), {
    headers: { ...all, 'content-type': type, ...(encoding ? { 'content-encoding': encoding } : {}) },
  })
}

const packedFor = (file: Kept, encoding: Encoding): Promise<Buffer> => {
  const packed = file.packed.get(encoding) ?? compressed(file.content, encoding)
  file.packed.set(encoding, packed)
  return packed
}
