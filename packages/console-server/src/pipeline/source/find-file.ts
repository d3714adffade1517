import { type FileState, nameIn } from '../../storage/file-store.ts'
import type { LocalCopies } from '../../storage/local-copies.ts'

export type FoundFile = {
  readonly name: string
  readonly bytes: number
  readonly modifiedAt: Date
  /** Fetches the file if it isn't on this machine's disk. */
  readonly path: () => Promise<string>
}

/** The files of a folder of the store, and how they are read. */
export type FileSource = { readonly copies: LocalCopies; readonly folder: string }

/** True if a name fits a pattern with `*` and `?`. */
export const matchesPattern = (pattern: string, name: string): boolean => patternOf(pattern).test(name)

/** Files that imports took, in folders named by their batches. */
const ARCHIVE = '.archive'

/** The keys of an inbox whose name fits: those that wait, and those that earlier imports took, by their batches, the newest first. */
export const keysIn = async (
  { copies, folder }: FileSource,
  fits: (name: string) => boolean,
): Promise<{ waiting: string[]; taken: string[][] }> => {
  const waiting: string[] = []
  const taken = new Map<number, string[]>()
  for (const { key } of await copies.store.list(folder, { deep: true })) {
    if (!fits(nameIn(key))) continue
    const [first, batch, ...rest] = key.slice(folder.length + 1).split('/')
    if (batch === undefined) waiting.push(key)
    else if (first === ARCHIVE && rest.length === 1 && Number.isSafeInteger(Number(batch)))
      taken.set(Number(batch), [...(taken.get(Number(batch)) ?? []), key])
  }
  const batches = [...taken].sort(([one], [other]) => other - one)
  return { waiting, taken: batches.map(([, keys]) => keys) }
}

/** Files by their keys, without those that are gone meanwhile. */
export const filesAt = async (
  { store, pathOf }: LocalCopies,
  keys: readonly string[],
): Promise<FoundFile[]> => {
  const states = await Promise.all(keys.map((key) => store.stat(key)))
  return states
    .filter((state): state is FileState => state !== null)
    .map(({ key, bytes, modifiedAt }) => ({
      name: nameIn(key),
      bytes,
      modifiedAt,
      path: () => pathOf(key),
    }))
}

/**
 * The newest file of a district's inbox whose name fits a pattern with `*` and `?`: one that waits, or one that an earlier
 * import took. Only names inside the folder are looked at, so a pattern cannot lead out of it. Null when there is none.
 */
export const findFile = async (source: FileSource, pattern: string): Promise<FoundFile | null> => {
  const fits = patternOf(pattern)
  const keys = await keysIn(source, (name) => fits.test(name))
  // Batches are numbered in the order of their start, so the last one with such a file has the newest.
  const waiting = newestOf(await filesAt(source.copies, keys.waiting))
  const taken = newestOf(await filesAt(source.copies, keys.taken[0] ?? []))
  if (waiting === null || taken === null) return waiting ?? taken
  return taken.modifiedAt > waiting.modifiedAt ? taken : waiting
}

const newestOf = (files: readonly FoundFile[]): FoundFile | null =>
  files.reduce<FoundFile | null>(
    (newest, file) => (newest === null || file.modifiedAt > newest.modifiedAt ? file : newest),
    null,
  )

const patternOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    'i',
  )
