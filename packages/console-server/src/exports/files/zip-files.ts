import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { unfinished, type WrittenFile } from './data-file.ts'

/**
 * Puts files into one archive, side by side. They flow through, so that their size does not matter.
 * @param at the date that the archive shows of them: the same files make the same archive
 */
export const zipFiles = async (
  path: string,
  files: readonly { path: string; name: string }[],
  at: Date,
): Promise<WrittenFile> => {
  const draft = unfinished(path)
  const zip = new ZipFile()
  const hash = createHash('sha256')
  let bytes = 0
  async function* measured(pieces: AsyncIterable<Buffer | string>) {
    for await (const piece of pieces) {
      hash.update(piece)
      bytes += Buffer.byteLength(piece)
      yield piece
    }
  }
  const given = new AbortController()
  // A file that is gone meanwhile would leave the archive waiting for ever.
  zip.on('error', (error) => given.abort(error))
  for (const file of files)
    zip.addFile(file.path, file.name, { mtime: at, mode: 0o100644, forceDosTimestamp: true })
  zip.end()
  const { signal } = given
  await pipeline(zip.outputStream, measured, createWriteStream(draft, { mode: 0o600 }), { signal })
  const written = await open(draft, 'r+')
  try {
    await written.sync()
  } finally {
    await written.close()
  }
  await rename(draft, path)
  return { bytes, sha256: hash.digest('hex') }
}
