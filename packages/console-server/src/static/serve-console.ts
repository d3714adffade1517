import { existsSync } from 'node:fs'
import { extname, join, normalize, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { Context } from 'hono'
import type { ApiEnv } from '../http/api-env.ts'
import { DOCUMENT_HEADERS } from '../http/site-headers.ts'
import { type ConsoleSettingsBlock, withBlock } from './console-settings.ts'
import { firstFilesOf } from './first-files.ts'
import type { PageAnswers } from './page-answers.ts'
import { type Encoding, encodingFor, fileReader, type StoredFile, storedFile } from './read-file.ts'

const YEAR = 'public, max-age=31536000, immutable'

export type ConsoleFiles = {
  /** Of the built console. */
  readonly folder: string
  readonly settings: () => ConsoleSettingsBlock
  /** What the console would ask for first, for a caller who is signed in. */
  readonly answers?: (c: Context<ApiEnv>) => Promise<PageAnswers> | undefined
  /** The provider's session frame of a caller who signed in with one. */
  readonly sessionFrame?: (c: Context<ApiEnv>) => Promise<string | undefined>
}

/** @throws Error unless a folder holds a built console */
export const requireConsole = (folder: string): void => {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(
      `The folder ${folder} of --static holds no built console: it has no index.html. Name the folder "static" of what ` +
        'deploy/build.sh makes.',
    )
}

/**
 * Serves the built console: files with a hash in their name forever, the page fresh each time with the settings of
 * the moment, and the page too for every address that is no file.
 */
export const serveConsole = ({ folder, settings, answers, sessionFrame }: ConsoleFiles) => {
  const root = resolve(folder)
  const read = fileReader()

  return async (c: Context<ApiEnv>): Promise<Response> => {
    const path = pathWithin(root, c.req.path)
    const name = path?.slice(root.length + 1).replaceAll(sep, '/') ?? ''
    const file = path && name !== '' && name !== 'index.html' ? await read(path) : null
    if (file) {
      const caching = name.startsWith('assets/') ? YEAR : 'no-cache'
      return answer(c, file, contentType(name), { 'cache-control': caching, vary: 'accept-encoding' })
    }
    // A missing script must fail as one: a page in its place would be an incomprehensible error.
    if (name.startsWith('assets/') || /^\.(js|css|map|woff2|png|svg|ico)$/.test(extname(name)))
      return c.text('File not found.', 404)
    const built = await read(join(root, 'index.html'))
    if (!built) return c.text("The console hasn't been built yet.", 503)
    const screens = await read(join(root, 'screen-files.json'))
    const now = settings()
    const page = built.content.toString()
    const { head, link } = firstFilesOf(page, c.req.path, screens?.content.toString())
    const whole = withBlock(page, 'console-settings', now).replace('</head>', () => `${head}</head>`)
    const headers = { ...pageHeaders(now, await sessionFrame?.(c)), link: link.join(', ') }
    const brought = answers?.(c)
    if (brought) return answerInTwo(c, whole, brought, headers)
    return answer(c, storedFile(Buffer.from(whole)), contentType('index.html'), {
      ...headers,
      'cache-control': 'no-cache',
    })
  }
}

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
  file: StoredFile,
  type: string,
  headers: Record<string, string>,
): Promise<Response> => {
  const encoding = isCompressible(type) ? encodingFor(c.req.header('accept-encoding')) : null
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag
  const all = { ...headers, etag }
  if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers: all })
  const content = encoding ? await file.packed(encoding) : file.content
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(content), {
    headers: { ...all, 'content-type': type, ...(encoding ? { 'content-encoding': encoding } : {}) },
  })
}

/**
 * Sends the page's head at once, so that its files are on their way while the database is asked for what the body brings
 * along. Such a page is never cached: it says who is signed in.
 */
const answerInTwo = (
  c: Context,
  page: string,
  brought: Promise<PageAnswers>,
  headers: Record<string, string>,
): Response => {
  const encoding = encodingFor(c.req.header('accept-encoding'))
  const headEnd = page.indexOf('</head>')
  const parts = async function* () {
    yield page.slice(0, headEnd)
    yield withBlock(page.slice(headEnd), 'console-answers', await brought)
  }
  return new Response(packedStream(parts(), encoding), {
    headers: {
      ...headers,
      'cache-control': 'no-store',
      'content-type': contentType('index.html'),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  })
}

/** Packs a text so that each part can be read as soon as it is there. */
const packedStream = (parts: AsyncGenerator<string>, encoding: Encoding | null): ReadableStream => {
  const text = Readable.from(parts, { objectMode: false })
  if (encoding === null) return Readable.toWeb(text) as ReadableStream
  const pack =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH })
  text.on('error', (error) => pack.destroy(error))
  return Readable.toWeb(text.pipe(pack)) as ReadableStream
}

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
const pageHeaders = (
  settings: ConsoleSettingsBlock,
  sessionFrame: string | undefined,
): Record<string, string> => {
  const connect = [settings.baseUrl, settings.sentryDsn].flatMap(originOf)
  const { relyingParty, provider } = settings.sessionFrames ?? { provider: sessionFrame }
  const frames = [relyingParty, provider].flatMap(originOf)
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
    vary: 'accept-encoding, cookie',
  }
}

const originOf = (address: string | undefined): string[] =>
  address && URL.canParse(address) ? [new URL(address).origin] : []
