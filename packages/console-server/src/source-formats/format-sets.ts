import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ARCHIVE, type FoundFile, matchesPattern } from '../pipeline/source/find-file.ts'
import { readRows } from '../pipeline/source/read-rows.ts'
import { type FormatContents, manifestContents } from './format-manifest.ts'
import type { SourceFormat } from './source-format.ts'
import { sourceFormat } from './source-formats.ts'

/** Files of a format that arrived together. */
export type FormatSet = {
  readonly files: ReadonlyMap<string, FoundFile>
  /** What its manifest says; null without one, and `unreadable` for one that isn't a manifest. */
  readonly contents: FormatContents | 'unreadable' | null
}

/** A file of a set, and how much of its table it holds. */
export type Layer = {
  readonly file: FoundFile
  readonly mode: 'complete' | 'changesOnly'
  readonly set: number
}

/**
 * Finds the sets of a format in a district's inbox, the newest first: those that wait, and those that earlier imports took. Only
 * names inside the folders are looked at.
 * @param incoming files that are about to join those that wait
 */
export const findSets = async (
  folder: string,
  format: SourceFormat,
  incoming: readonly FoundFile[] = [],
): Promise<FormatSet[]> => {
  const archive = join(folder, ARCHIVE)
  const batches = (await readdir(archive).catch(() => [])).map(Number).filter(Number.isSafeInteger)
  const taken: Found[] = []
  for (const batch of batches.sort((one, other) => other - one))
    taken.push(await filesIn(join(archive, String(batch)), format))
  const sets = [await filesIn(folder, format, incoming), ...taken].filter(({ files }) => files.size > 0)
  const [waiting, newestTaken] = sets
  // A file that lies in the folder for long is older than what came since.
  if (waiting && newestTaken && newest(newestTaken) > newest(waiting)) sets.splice(0, 2, newestTaken, waiting)
  return Promise.all(
    sets.map(async ({ files, manifest }) => ({
      files,
      contents: manifest && (await read(manifest, format)),
    })),
  )
}

/** The files that make up a table, the newest first: changes, down to the first complete one. */
export const layersOf = (sets: readonly FormatSet[], word: string): Layer[] => {
  const layers: Layer[] = []
  for (const [set, { files, contents }] of sets.entries()) {
    const file = files.get(word)
    const listed = isContents(contents) ? contents.modes.get(word) : undefined
    if (!file || listed === 'absent') continue
    const mode = listed ?? 'complete'
    layers.push({ file, mode, set })
    if (mode === 'complete') break
  }
  return layers
}

/**
 * The files that the waiting manifest of a format lists as part of its set; null without one that is new, or if it can't be read.
 */
export const listedFiles = async (
  folder: string,
  formatId: string,
  isThere: (pattern: string) => boolean,
): Promise<string[] | null> => {
  const format = sourceFormat(formatId)
  if (!format?.manifest || !isThere(format.manifest.pattern)) return null
  const { manifest } = await filesIn(folder, format)
  const contents = manifest && (await read(manifest, format))
  if (!isContents(contents)) return null
  return Object.entries(format.files).flatMap(([word, { pattern }]) => {
    const mode = contents.modes.get(word)
    return mode === undefined || mode === 'absent' ? [] : pattern
  })
}

export const isContents = (contents: FormatSet['contents']): contents is FormatContents =>
  contents !== null && contents !== 'unreadable'

type Found = { files: Map<string, FoundFile>; manifest: FoundFile | null }

const filesIn = async (
  folder: string,
  format: SourceFormat,
  incoming: readonly FoundFile[] = [],
): Promise<Found> => {
  const found: Found = { files: new Map(), manifest: null }
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const { name } of entries.filter((entry) => entry.isFile() && isOf(format, entry.name))) {
    const path = join(folder, name)
    const { size, mtime } = await stat(path)
    sortIn(found, { path, name, bytes: size, modifiedAt: mtime }, format)
  }
  for (const file of incoming) sortIn(found, file, format)
  return found
}

const isOf = ({ files, manifest }: SourceFormat, name: string): boolean =>
  [...Object.values(files), ...(manifest ? [manifest] : [])].some(({ pattern }) =>
    matchesPattern(pattern, name),
  )

/** Of several files that are the same one of the format, the newest counts. */
const sortIn = (found: Found, file: FoundFile, { files, manifest }: SourceFormat): void => {
  const isNewer = (known: FoundFile | null | undefined): boolean =>
    !known || file.modifiedAt >= known.modifiedAt
  if (manifest && matchesPattern(manifest.pattern, file.name) && isNewer(found.manifest))
    found.manifest = file
  for (const [word, { pattern }] of Object.entries(files))
    if (matchesPattern(pattern, file.name) && isNewer(found.files.get(word))) found.files.set(word, file)
}

const newest = ({ files, manifest }: Found): number =>
  Math.max(...[...files.values(), ...(manifest ? [manifest] : [])].map((file) => file.modifiedAt.getTime()))

const read = async (
  { path }: FoundFile,
  { manifest }: SourceFormat,
): Promise<FormatContents | 'unreadable' | null> => {
  if (!manifest) return null
  const rows: string[][] = []
  let names: string[] = []
  for await (const chunk of readRows(path, { delimiter: 'comma', hasHeader: true, encoding: 'UTF-8' })) {
    names = chunk.header
    rows.push(...chunk.rows.map(({ fields }) => fields))
    if (rows.length > LONGEST) return 'unreadable'
  }
  return manifestContents(manifest, names, rows) ?? 'unreadable'
}

/** A list of contents is short; what goes on is none. */
const LONGEST = 1000
