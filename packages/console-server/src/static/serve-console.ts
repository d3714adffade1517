import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { DOCUMENT_HEADERS } from '../http/site-headers.ts'
import { type ConsoleSettingsBlock, withSettings } from './console-settings.ts'

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
      return c.text('File not found.', 404)
    const page = await readKept(join(root, 'index.html'))
    if (!page) return c.text("The console hasn't been built yet.", 503)
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

type Encoding = 'br' | 'gzip'

/** The best encoding that the browser takes. */
const encodingFor = (accepted: string | undefined): Encoding | null => {
  const names = (accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : null
}

/** Packed once for each file and kept, so a thorough setting pays. */
const compressed = (content: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip'
    ? promisify(gzip)(content, { level: 9 })
    : promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** By the name's end; whatever is not known is offered for saving, never run. */
const contentType = (path: string): string => TYPES[extname(path)] ?? 'application/octet-stream'

/** Pictures and fonts are packed already. */
const isCompressible = (type: string): boolean => /^text\/|json|svg/.test(type)

/** Headers of the page: scripts, styles and calls of the console's own origin, and of the addresses in its settings. */
const pageHeaders = (settings: ConsoleSettingsBlock): Record<string, string> => {
  const connect = [settings.baseUrl, settings.sentryDsn].flatMap(originOf)
  const frames = Object.values(settings.sessionFrames ?? {}).flatMap(originOf)
  return {
    'content-security-policy': [
      "default-src 'self'",
      "img-src 'self' data:",
      `connect-src ${["'self'", ...connect].join(' ')}`,
      `frame-src ${["'self'", ...frames].join(' ')}`,
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      // Texts become neither markup nor scripts. The one policy lets the console's own worker start.
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ].join('; '),
    ...DOCUMENT_HEADERS,
    'referrer-policy': 'same-origin',
    'cache-control': 'no-cache',
  }
}

const originOf = (address: string | undefined): string[] =>
  address && URL.canParse(address) ? [new URL(address).origin] : []
