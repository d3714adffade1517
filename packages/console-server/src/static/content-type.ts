import { extname } from 'node:path'

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
export const contentType = (path: string): string => TYPES[extname(path)] ?? 'application/octet-stream'

/** Pictures and fonts are packed already. */
export const isCompressible = (type: string): boolean => /^text\/|json|svg/.test(type)
