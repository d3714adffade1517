import {
  type FileSource,
  type FoundFile,
  filesAt,
  keysIn,
  matchesPattern,
} from '../pipeline/source/find-file.ts'
import { readRows } from '../pipeline/source/read-rows.ts'
import { type FileStore, nameIn } from '../storage/file-store.ts'
import { withLocalCopies } from '../storage/local-copies.ts'
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
  source: FileSource,
  format: SourceFormat,
  incoming: readonly FoundFile[] = [],
): Promise<FormatSet[]> => {
  const { copies } = source
  const keys = await keysIn(source, (name) => isOf(format, name))
  const taken: Found[] = []
  for (const batch of keys.taken) taken.push(sorted(await filesAt(copies, batch), format))
  const waiting = sorted([...(await filesAt(copies, keys.waiting)), ...incoming], format)
  const sets = [waiting, ...taken].filter(({ files }) => files.size > 0)
  const [first, newestTaken] = sets
  // A file that lies in the folder for long is older than what came since.
  if (first && newestTaken && newest(newestTaken) > newest(first)) sets.splice(0, 2, newestTaken, first)
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
  { store, folder }: { store: FileStore; folder: string },
  formatId: string,
  isThere: (pattern: string) => boolean,
): Promise<string[] | null> => {
  const format = sourceFormat(formatId)
  if (!format?.manifest || !isThere(format.manifest.pattern)) return null
  const contents = await withLocalCopies(store, async (copies) => {
    const files = (await store.list(folder)).map(({ key }) => key)
    const named = files.filter((key) => isOf(format, nameIn(key)))
    const { manifest } = sorted(await filesAt(copies, named), format)
    return manifest && read(manifest, format)
  })
  if (!isContents(contents)) return null
  return Object.entries(format.files).flatMap(([word, { pattern }]) => {
    const mode = contents.modes.get(word)
    return mode === undefined || mode === 'absent' ? [] : pattern
  })
}

export const isContents = (contents: FormatSet['contents']): contents is FormatContents =>
  contents !== null && contents !== 'unreadable'

type Found = { files: Map<string, FoundFile>; manifest: FoundFile | null }

const sorted = (files: readonly FoundFile[], format: SourceFormat): Found => {
  const found: Found = { files: new Map(), manifest: null }
  for (const file of files) sortIn(found, file, format)
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
  file: FoundFile,
  { manifest }: SourceFormat,
): Promise<FormatContents | 'unreadable' | null> => {
  if (!manifest) return null
  const rows: string[][] = []
  let names: string[] = []
  const path = await file.path()
  for await (const chunk of readRows(path, { delimiter: 'comma', hasHeader: true, encoding: 'UTF-8' })) {
    names = chunk.header
    rows.push(...chunk.rows.map(({ fields }) => fields))
    if (rows.length > LONGEST) return 'unreadable'
  }
  return manifestContents(manifest, names, rows) ?? 'unreadable'
}

/** A list of contents is short; what goes on is none. */
const LONGEST = 1000
