import { open } from 'node:fs/promises'

/** What files are that somebody packed instead of saving them as text, by their first bytes. */
const SIGNATURES = [
  { bytes: 'PK\x03\x04', words: 'a zip archive or an Excel workbook' },
  { bytes: '\x1f\x8b', words: 'a gzip archive' },
  { bytes: '7z\xbc\xaf\x27\x1c', words: 'a 7-Zip archive' },
  { bytes: 'Rar!\x1a\x07', words: 'a RAR archive' },
  { bytes: '\xd0\xcf\x11\xe0', words: 'an old Excel workbook' },
] as const

/** In words what a packed file is; undefined when it is none. Nothing is ever unpacked. */
export const archiveWords = async (path: string): Promise<string | undefined> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
    const start = buffer.toString('latin1', 0, bytesRead)
    return SIGNATURES.find(({ bytes }) => start.startsWith(bytes))?.words
  } finally {
    await file.close()
  }
}
