/** A file that a client is writing. */
export type OpenFile = {
  write: (offset: number, data: Buffer) => Promise<void>
  close: () => Promise<void>
}

/** Where a receiver keeps what one of its accounts sends. Paths begin with `/`. */
export type ReceiverFiles = {
  /** Whether the account has a folder of this path. */
  isFolder: (path: string) => Promise<boolean>
  /** Begins a file anew; null where the account may not write. */
  create: (path: string) => Promise<OpenFile | null>
  /** Whether there was one. */
  remove: (path: string) => Promise<boolean>
  /** @param replaces whether it may take the place of another */
  rename: (from: string, to: string, replaces: boolean) => Promise<'done' | 'missing' | 'taken'>
}
