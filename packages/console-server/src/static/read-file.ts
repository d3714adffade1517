import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A file's content, and what it is when packed. */
export type StoredFile = {
  readonly content: Buffer
  readonly etag: string
  packed(encoding: Encoding): Promise<Buffer>
}

export type Encoding = 'br' | 'gzip'

/** Reads files of a folder and keeps them until they change; null if there is none. */
export const fileReader = (): ((path: string) => Promise<StoredFile | null>) => {
  const known = new Map<string, { file: StoredFile; modified: number }>()
  return async (path) => {
    const found = await stat(path).catch(() => null)
    if (!found?.isFile()) return null
    const kept = known.get(path)
    if (kept?.modified === found.mtimeMs) return kept.file
    const file = storedFile(await readFile(path), path)
    known.set(path, { file, modified: found.mtimeMs })
    return file
  }
}

/** @param path where a build may have left it packed, as `<path>.br` */
export const storedFile = (content: Buffer, path?: string): StoredFile => {
  const packed = new Map<Encoding, Promise<Buffer>>()
  return {
    content,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    packed(encoding) {
      const known = packed.get(encoding) ?? pack(content, encoding, path)
      packed.set(encoding, known)
      return known
    },
  }
}

const pack = async (content: Buffer, encoding: Encoding, path: string | undefined): Promise<Buffer> => {
  if (encoding === 'gzip') return promisify(gzip)(content, { level: 9 })
  const ahead = path === undefined ? null : await readFile(`${path}.br`).catch(() => null)
  return ahead ?? promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
}

/** The best encoding that the browser takes. */
export const encodingFor = (accepted: string | undefined): Encoding | null => {
  const names = (accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : null
}
