import type { Readable } from 'node:stream'
import { UnavailableError } from '../unavailable-error.ts'

/** A file of the store, by its key: a path with slashes such as `inbox/4107320/STU.csv`. */
export type ListedFile = { readonly key: string; readonly bytes: number }

/** What is known of a file that was asked for by itself. A listing tells no times, since a bucket's are those of copies. */
export type FileState = ListedFile & { readonly modifiedAt: Date }

/**
 * Holds the files that all servers of an installation share: inboxes, uploads, exports, and emails that aren't sent. Nobody sees
 * half a file, and one that is replaced is replaced as a whole.
 */
export type FileStore = {
  /**
   * A folder of this machine's own disk, for files on their way into the store or out of it. What lies there belongs to this process.
   */
  readonly scratch: string
  /** The path of a file that lies on this machine's disk anyway; null if files have to be fetched. */
  readonly pathOf: ((key: string) => string) | null
  /** Where a file or folder is, for people. */
  readonly placeOf: (key: string) => string
  /** Stores what a stream brings. A stream that breaks leaves nothing. */
  readonly put: (key: string, content: Readable) => Promise<void>
  /** Stores a file of the scratch folder, which is gone then. */
  readonly take: (key: string, path: string) => Promise<void>
  /** @throws an error with the code ENOENT if there is no such file */
  readonly read: (key: string) => Promise<Readable>
  readonly stat: (key: string) => Promise<FileState | null>
  /** Lists the files in a folder, sorted by key; `deep` also those of its folders. */
  readonly list: (folder: string, options?: { deep: boolean }) => Promise<ListedFile[]>
  /**
   * Gives a file another key. It keeps its time unless it gets another.
   * @throws an error with the code ENOENT if there is none
   */
  readonly move: (from: string, to: string, options?: { at: Date }) => Promise<void>
  /** Removes a file, if it is there. */
  readonly remove: (key: string) => Promise<void>
  /** Removes a folder with all files below it. */
  readonly removeFolder: (folder: string) => Promise<void>
  /** Makes a folder that others of this machine may drop files into, as far as the store has folders. */
  readonly makeFolder: (folder: string) => Promise<void>
  /** Lets go of connections. */
  readonly close: () => void
}

/** There is no file with this key. */
export class MissingFileError extends Error {
  override name = 'MissingFileError'
  readonly code = 'ENOENT'

  constructor(key: string, cause?: unknown) {
    super(`There is no file ${key}.`, { cause })
  }
}

/** The store itself can't be used: it refuses. */
export class FileStoreError extends Error {
  override name = 'FileStoreError'
}

/** The store can't be reached, or failed to answer. */
export class FileStoreUnavailableError extends UnavailableError {
  override name = 'FileStoreUnavailableError'
}

/** The last part of a key. */
export const nameIn = (key: string): string => key.slice(key.lastIndexOf('/') + 1)

/** @throws for a key that would lead elsewhere */
export const checkKey = (key: string): string => {
  const isBad = (part: string) => part === '' || part === '.' || part === '..'
  if (key.split('/').some(isBad) || /[\\\0]/.test(key))
    throw new Error(`${JSON.stringify(key)} can't be the key of a file.`)
  return key
}
