import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { UPLOAD_LIMITS } from '@edconsole/console-core/contract'
import { type Entry, openPromise, type ZipFile } from 'yauzl'

/** An archive that isn't unpacked, with a sentence that says why. Nothing of it is kept. */
export class RefusedArchiveError extends Error {
  override name = 'RefusedArchiveError'
}

export type UnpackedFile = { readonly name: string; readonly bytes: number }

type Unpacking = {
  /** Bytes of the archive itself. */
  readonly bytes: number
  /** Entries and bytes that other archives of the same set have taken already. */
  readonly taken?: { readonly entries: number; readonly bytes: number }
  /** Makes the place for a file. */
  readonly pathFor: (name: string) => Promise<string>
  readonly signal: AbortSignal
}

const MB = 1024 * 1024
/** Small archives may unpack to this much whatever their size is. */
const SMALL = 100 * MB
const ENCRYPTED = 1

/**
 * Unpacks a zip archive, one file after another and never in memory. The list of contents is judged before anything is written,
 * and bytes that it doesn't tell of end the unpacking.
 * @throws RefusedArchiveError for an archive that is broken, hostile or locked
 */
export const unpack = async (path: string, unpacking: Unpacking): Promise<UnpackedFile[]> => {
  const { pathFor, signal } = unpacking
  const zip = await openZip(path)
  try {
    const entries = await judged(zip, unpacking)
    const files: UnpackedFile[] = []
    for (const entry of entries) {
      signal.throwIfAborted()
      const target = createWriteStream(await pathFor(entry.fileName), { mode: 0o600 })
      await pipeline(await zip.openReadStreamPromise(entry), target, { signal })
      files.push({ name: entry.fileName, bytes: entry.uncompressedSize })
    }
    return files
  } catch (error) {
    throw refusal(error, signal)
  } finally {
    zip.close()
  }
}

const openZip = (path: string): Promise<ZipFile> =>
  openPromise(path, { autoClose: false, lazyEntries: true, validateEntrySizes: true }).catch((error) => {
    throw refusal(error, null)
  })

/** Reads the list of contents: what is worth unpacking, if all of it is harmless. */
const judged = async (
  zip: ZipFile,
  { bytes, taken = { entries: 0, bytes: 0 } }: Unpacking,
): Promise<Entry[]> => {
  if (taken.entries + zip.entryCount > UPLOAD_LIMITS.entries)
    throw new RefusedArchiveError(`It has more than ${UPLOAD_LIMITS.entries} files.`)
  const most = Math.min(
    UPLOAD_LIMITS.unpackedBytes - taken.bytes,
    Math.max(SMALL, bytes * UPLOAD_LIMITS.ratio),
  )
  const entries: Entry[] = []
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    const { fileName, generalPurposeBitFlag, uncompressedSize } = entry
    if (generalPurposeBitFlag & ENCRYPTED)
      throw new RefusedArchiveError("It's protected with a password. Create it without one.")
    unpacked += uncompressedSize
    if (unpacked > most)
      throw new RefusedArchiveError(
        `It would unpack to more than ${Math.round(most / MB).toLocaleString('en-US')} MB. Send its files unpacked.`,
      )
    if (!fileName.endsWith('/') && !isByproduct(fileName)) entries.push(entry)
  }
  return entries
}

/** What systems put into archives by themselves. */
const isByproduct = (name: string): boolean =>
  /(^|\/)(__MACOSX\/|\.[^/]*$|Thumbs\.db$|desktop\.ini$)/i.test(name)

const refusal = (error: unknown, signal: AbortSignal | null): unknown => {
  if (error instanceof RefusedArchiveError || signal?.aborted) return error
  if (error instanceof Error && 'syscall' in error) return error
  // The names of entries are judged by the reader, which says so in words only.
  if (error instanceof Error && /(relative|absolute) path|in fileName/.test(error.message))
    return new RefusedArchiveError('It has a file that would land outside its own folders.')
  return new RefusedArchiveError("It's damaged. Create it again.")
}
