import { createHash, hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { VERSION } from '@edconsole/console-core/contract'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { z } from 'zod'
import { MIGRATIONS } from '../db/migrations/index.ts'
import { errorCode } from '../describe-error.ts'
import { ENTRIES, FORMAT, type Manifest, manifestSchema } from './manifest.ts'
import { rowsSummer } from './table-rows.ts'

/** An archive that this release can restore. */
export type Backup = {
  readonly manifest: Manifest
  /** The rows of a table as lines of COPY, a part of them at a time. */
  readonly lines: (table: string) => AsyncGenerator<string[]>
  readonly file: (path: string) => Promise<Readable>
  /** Reads all of it. @throws when any part isn't what was written */
  readonly verify: () => Promise<void>
  readonly close: () => void
}

/**
 * Opens a backup and reads what it says about itself.
 * @throws Error whose message says why it can't be restored
 */
export const openBackup = async (path: string): Promise<Backup> => {
  const damaged = (cause?: unknown) =>
    new Error(`${path} isn't a whole backup: it is damaged, or another kind of file.`, { cause })
  const zip = await openPromise(path, { autoClose: false }).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') throw new Error(`There is no file ${path}.`, { cause: error })
    throw damaged(error)
  })
  try {
    const entries = await entriesOf(zip)
    const stream = async (name: string): Promise<Readable> => {
      const entry = entries.get(name)
      if (!entry) throw damaged()
      return zip.openReadStreamPromise(entry)
    }
    const written = await text(await stream(ENTRIES.manifest))
    if (hash('sha256', written) !== (await text(await stream(ENTRIES.checksum)))) throw damaged()
    const manifest = readManifest(JSON.parse(written))
    const lines = async function* (table: string): AsyncGenerator<string[]> {
      yield* linesIn(await stream(ENTRIES.table(table)))
    }
    const file = (name: string) => stream(ENTRIES.file(name))
    const verify = () =>
      verifyAll(manifest, { lines, file, damaged }).catch((error: unknown) => {
        throw damaged(error)
      })
    return { manifest, lines, file, verify, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error instanceof RefusedBackupError ? error : damaged(error)
  }
}

/** A whole backup that another release can restore. */
class RefusedBackupError extends Error {
  override name = 'RefusedBackupError'
}

const entriesOf = async (zip: ZipFile): Promise<Map<string, Entry>> => {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return entries
}

const majorOf = (release: string): string | undefined => release.split('.')[0]

const readManifest = (value: unknown): Manifest => {
  const { format, release } = z.object({ format: z.int(), release: z.string() }).parse(value)
  if (format !== FORMAT || majorOf(release) !== majorOf(VERSION))
    throw new RefusedBackupError(
      `The backup was written by release ${release}, and this is ${VERSION}. Restore it with release ${majorOf(release)}, then upgrade.`,
    )
  const manifest = manifestSchema.parse(value)
  const unknown = manifest.migrations.filter((id) => !MIGRATIONS.some((migration) => migration.id === id))
  if (unknown.length > 0)
    throw new RefusedBackupError(
      `The backup was written by a newer release. This one doesn't know the migration ${unknown.join(', ')}.`,
    )
  return manifest
}

type Parts = Pick<Backup, 'lines' | 'file'> & { damaged: () => Error }

const verifyAll = async ({ tables, files }: Manifest, { lines, file, damaged }: Parts): Promise<void> => {
  for (const { name, rows, checksum } of tables) {
    const summer = rowsSummer()
    for await (const part of lines(name)) for (const line of part) summer.add(line)
    const sum = summer.sum()
    if (sum.rows !== rows || sum.checksum !== checksum) throw damaged()
  }
  for (const { path, sha256 } of files) {
    const digest = createHash('sha256')
    for await (const piece of await file(path)) digest.update(piece)
    if (digest.digest('hex') !== sha256) throw damaged()
  }
}

/** Lines end with a line feed alone; all other line breaks are values. */
async function* linesIn(stream: Readable): AsyncGenerator<string[]> {
  stream.setEncoding('utf8')
  let rest = ''
  for await (const piece of stream) {
    const lines = `${rest}${piece}`.split('\n')
    rest = lines.pop() ?? ''
    if (lines.length > 0) yield lines
  }
  if (rest !== '') yield [rest]
}
